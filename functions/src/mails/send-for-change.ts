import type { MailKind } from '@nargisus/domain/mails';
import { openRepositories } from '../config.ts';
import { mailDependencies } from '../app/mail-dependencies.ts';
import { logMail } from './log-mail.ts';
import { sendShopMail } from './send-shop-mail.ts';

/**
 * Sends the mail that a change asks for. One that could not be sent is recorded, and the sweep tries it again.
 * @throws Error while another run sends it, or when nothing could be recorded: the event comes again.
 */
export async function sendForChange(wanted: { kind: MailKind; id: string }): Promise<void> {
  const repositories = await openRepositories();
  logMail(wanted, await sendShopMail(repositories.mails, mailDependencies(repositories), wanted));
}
