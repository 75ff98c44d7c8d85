import { mailSettings, shopOrigin } from '../config.ts';
import type { Repositories } from './repositories.ts';
import { sendMail } from '../email/sendgrid.ts';
import type { MailDependencies } from '../mails/send-shop-mail.ts';

/** Returns what mails are sent with by this deployment. */
export function mailDependencies({ accounts }: Pick<Repositories, 'accounts'>): MailDependencies {
  return {
    now: () => new Date(),
    send: async (mail) => sendMail(mail, mailSettings()),
    recipientOf: (uid) => accounts.findRecipient(uid),
    shopOrigin,
  };
}
