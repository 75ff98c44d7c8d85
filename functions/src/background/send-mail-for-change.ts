import type { MailKind } from '@nargisus/domain/mails';
import { mailDependencies, openRepositories } from '../app/dependencies.ts';
import { logMail } from '../mails/log-mail.ts';
import { sendShopMail } from '../mails/send-shop-mail.ts';

/**
 * Sends the mail that a change requires. Records a mail that could not be sent; the sweep retries it.
 * @throws Error while another run sends it, or when nothing could be recorded, so that the event is retried
 */
export async function sendMailForChange(wanted: { kind: MailKind; id: string }): Promise<void> {
  const repositories = await openRepositories();
  logMail(wanted, await sendShopMail(repositories.mails, mailDependencies(repositories), wanted));
}
