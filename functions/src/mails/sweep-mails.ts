import type { MailKind } from '@nargisus/domain/mails';
import { mailSubjectOf } from './mail-subject.ts';
import type { MailsRepository } from './mails.repository.ts';
import { MAIL_OUTCOMES, sendShopMail, type MailOutcome, type MailDependencies } from './send-shop-mail.ts';

const BATCH = 100;
const MAX_BATCHES = 10;
const CONCURRENCY = 5;
/** How long a mail waits whose attempt failed before it could be recorded, in ms. */
const POSTPONED_MS = 30 * 60_000;

/** Counts of a sweep. `broken`: nothing could be recorded, and the mail waits for a later run. */
export type MailSweep = Record<MailOutcome | 'attempted' | 'broken', number>;

interface SweepLog {
  readonly outcome: (wanted: { kind: MailKind; id: string }, outcome: MailOutcome) => void;
  readonly broken: (id: string, thrown: unknown) => void;
}

/**
 * Retries mails: after a rejection or an unreachable mail service, while the address was not verified, and after a
 * crashed run. Each record holds the time of its next retry (nextMailAttempt).
 */
export async function sweepMails(
  mails: MailsRepository,
  dependencies: MailDependencies,
  log: SweepLog,
): Promise<MailSweep> {
  const zeros = [...MAIL_OUTCOMES, 'attempted', 'broken'].map((name) => [name, 0] as const);
  const sweep = Object.fromEntries(zeros) as MailSweep;
  for (let batches = 0; batches < MAX_BATCHES; batches++) {
    const due = await mails.due(dependencies.now(), BATCH);
    const isFull = due.length === BATCH;
    await Promise.all(Array.from({ length: CONCURRENCY }, () => work(due)));
    if (!isFull || sweep.broken > 0) break;
  }
  return sweep;

  async function work(due: Awaited<ReturnType<MailsRepository['due']>>): Promise<void> {
    for (let next = due.shift(); next; next = due.shift()) {
      const wanted = { kind: next.kind, id: mailSubjectOf(next).id };
      sweep.attempted += 1;
      try {
        const outcome = await sendShopMail(mails, dependencies, wanted);
        sweep[outcome] += 1;
        log.outcome(wanted, outcome);
      } catch (thrown) {
        sweep.broken += 1;
        log.broken(next._id, thrown);
        const until = new Date(dependencies.now().getTime() + POSTPONED_MS);
        await mails.postpone(next._id, until).catch((cause: unknown) => log.broken(next._id, cause));
      }
    }
  }
}
