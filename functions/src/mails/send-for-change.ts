import type { MailKind } from '@nargisus/domain/mails';
import { info, warn } from 'firebase-functions/logger';
import { mailSettings, openShop, shopOrigin } from '../config.ts';
import { sendMail } from '../reports/send-mail.ts';
import { sendShopMail, type MailWorld } from './send-shop-mail.ts';

/** Mails as they are sent by this deployment. */
const cloudMailWorld: MailWorld = {
  now: () => new Date(),
  send: async (mail) => sendMail(mail, mailSettings()),
  shopOrigin,
};

/** The mail that a change asks for; the log says what became of it, and not whose it is. @throws to be called again. */
export async function sendForChange(wanted: { kind: MailKind; id: string }): Promise<void> {
  const { mails } = await openShop();
  const outcome = await sendShopMail(mails, cloudMailWorld, wanted);
  const write = outcome === 'refused' || outcome === 'unconfirmed' ? warn : info;
  write(`Mail ${wanted.kind}: ${outcome}`, { ...wanted, outcome });
}
