import { info } from 'firebase-functions/logger';
import { reportError, stackOf } from '../logging/report-error.ts';
import { logMail } from './log-mail.ts';
import type { MailsRepository } from './mails.repository.ts';
import type { MailDependencies } from './send-shop-mail.ts';
import { sweepMails } from './sweep-mails.ts';

/** Sweeps the mails of this deployment, and logs the counts. */
export async function runMailSweep(mails: MailsRepository, dependencies: MailDependencies): Promise<void> {
  const sweep = await sweepMails(mails, dependencies, {
    outcome: logMail,
    broken: (id, thrown) => reportError('A mail could not be swept', { id, stack: stackOf(thrown) }),
  });
  info('Mails swept', sweep);
}
