import { reportMail, type ReportRecord } from '@nargisus/domain/reports';
import type { DhakaDay } from '@nargisus/domain/time';
import { randomUUID } from 'node:crypto';
import { readMailedReport } from './read-report.ts';
import type { ReportsRepository } from './reports.repository.ts';
import { MailError, type Mail } from '../email/sendgrid.ts';

interface Run {
  readonly day: DhakaDay;
  /** 'schedule', 'command line', or an admin's uid. */
  readonly by: string;
  /** A person wants it sent, whatever became of it before. */
  readonly again?: boolean;
}

/** What a run works with. */
export interface ReportDependencies {
  readonly now: () => Date;
  /** @throws Error while none are configured. */
  readonly recipients: () => readonly string[];
  readonly send: (mail: Mail) => Promise<string | null>;
  /** Base address of the shop. */
  readonly shopOrigin: () => string;
}

/** Where an admin downloads the files of a day. */
export const reportsPage = (shopOrigin: string): string => `${shopOrigin}/dashboard/reports`;

interface RunResult {
  /** sent: by this run. not-needed: it is out already, or a person has to decide. busy: another run is at it. */
  readonly outcome: 'sent' | 'not-needed' | 'busy';
  readonly record: ReportRecord;
}

/**
 * Makes and mails a day's report, exactly once however often and however concurrently it is called
 * (docs/architecture.md#where-data-lies).
 * @throws whatever kept it from being sent, recorded before: the next run tries again.
 */
export async function runDailyReport(
  reports: ReportsRepository,
  { now, recipients, send, shopOrigin }: ReportDependencies,
  { day, by, again }: Run,
): Promise<RunResult> {
  const claimed = await reports.claim({ day, by, again, claim: randomUUID(), now: now() });
  const { record } = claimed;
  if (!claimed.ok) return { outcome: claimed.reason === 'busy' ? 'busy' : 'not-needed', record };
  const mail = await orRecord(prepare());
  if (!mail) return { outcome: 'busy', record };
  const messageId = await orRecord(send(mail));
  // It is out. Should this write fail, the record says "sending" and nobody sends it again by himself.
  const settled = await reports.settle(record, { state: 'sent', messageId }, now());
  return { outcome: 'sent', record: settled ?? record };

  async function orRecord<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown.message : String(thrown);
      const state = thrown instanceof MailError && thrown.mayBeOut ? 'unconfirmed' : 'failed';
      await reports.settle(record, { state, error }, now());
      throw thrown;
    }
  }

  /** Undefined when this run took so long that another has taken over. */
  async function prepare(): Promise<Mail | undefined> {
    const to = [...recipients()];
    const { report, attachments, isCsvTooLarge } = await readMailedReport(reports, day);
    const csvAt = isCsvTooLarge ? reportsPage(shopOrigin()) : undefined;
    const { orders, revenue } = report.summary;
    const isOurs = await reports.beginSending(record, { to, orders, revenue }, now());
    return isOurs ? { to, ...reportMail(report, { csvAt }), attachments } : undefined;
  }
}
