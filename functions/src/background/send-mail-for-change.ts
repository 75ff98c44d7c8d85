import type { MailKind } from '@nargisus/domain/mails';
import { mailDependencies, openRepositories } from '../app/dependencies.ts';
import { logMail } from '../mails/log-mail.ts';
import { sendShopMail } from '../mails/send-shop-mail.ts';

/**
 * Sends the mail that a change asks for. One that could not be sent is recorded, and the sweep tries it again.
 * @throws Error while another run sends it, or when nothing could be recorded: the event comes again.
 */
export async function sendMailForChange(wanted: { kind: MailKind; id: string }): Promise<void> {
  const repositories = await openRepositories();
  logMail(wanted, await sendShopMail(repositories.mails, mailDependencies(repositories), wanted));
}
