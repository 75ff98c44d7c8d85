import { info } from 'firebase-functions/logger';
import type { Repositories } from '../app/repositories.ts';
import { reportError, stackOf } from '../logging/report-error.ts';
import { mailDependencies } from '../app/mail-dependencies.ts';
import { logMail } from './log-mail.ts';
import { sweepMails } from './sweep-mails.ts';

/** Sweeps the mails of this deployment, and logs what it did. */
export async function runMailSweep(repositories: Repositories): Promise<void> {
  const sweep = await sweepMails(repositories.mails, mailDependencies(repositories), {
    outcome: logMail,
    broken: (id, thrown) => reportError('A mail could not be swept', { id, stack: stackOf(thrown) }),
  });
  info('Mails swept', sweep);
}
