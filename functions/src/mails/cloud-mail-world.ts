import { mailSettings, shopOrigin } from '../config.ts';
import type { Shop } from '../data/shop.ts';
import { sendMail } from '../reports/send-mail.ts';
import type { MailWorld } from './send-shop-mail.ts';

/** Returns what mails are sent with by this deployment. */
export function cloudMailWorld({ accounts }: Pick<Shop, 'accounts'>): MailWorld {
  return {
    now: () => new Date(),
    send: async (mail) => sendMail(mail, mailSettings()),
    recipientOf: (uid) => accounts.findRecipient(uid),
    shopOrigin,
  };
}
