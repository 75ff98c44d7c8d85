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
  /** Whether to send it again although it was or may have been sent. */
  readonly again?: boolean;
}

/** The dependencies of a run. */
export interface ReportDependencies {
  readonly now: () => Date;
  /** @throws Error while none are configured */
  readonly recipients: () => readonly string[];
  readonly send: (mail: Mail) => Promise<string | null>;
  /** Returns the base URL of the shop. */
  readonly shopOrigin: () => string;
}

/** Returns the page where an admin downloads the files of a day. */
export const reportsPage = (shopOrigin: string): string => `${shopOrigin}/dashboard/reports`;

interface RunResult {
  /** sent: by this run. not-needed: it was sent before, or a person has to decide. busy: another run is in progress. */
  readonly outcome: 'sent' | 'not-needed' | 'busy';
  readonly record: ReportRecord;
}

/**
 * Renders and mails a day's report, exactly once however often and concurrently it is called
 * (docs/architecture.md#where-data-lies).
 * @throws the error that prevented it from being sent, after recording it, so that the next run retries
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
  // The mail has been sent. If this write fails, the record stays "sending" and no run sends it again.
  const settled = await reports.settle(record, { state: 'sent', messageId }, now());
  return { outcome: 'sent', record: settled ?? record };

  async function orRecord<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown.message : String(thrown);
      const state = thrown instanceof MailError && thrown.mayBeSent ? 'unconfirmed' : 'failed';
      await reports.settle(record, { state, error }, now());
      throw thrown;
    }
  }

  /** Returns undefined when this run outlived its lease and another one has claimed the day. */
  async function prepare(): Promise<Mail | undefined> {
    const to = [...recipients()];
    const { report, attachments, isCsvTooLarge } = await readMailedReport(reports, day);
    const csvAt = isCsvTooLarge ? reportsPage(shopOrigin()) : undefined;
    const { orders, revenue } = report.summary;
    const isOurs = await reports.beginSending(record, { to, orders, revenue }, now());
    return isOurs ? { to, ...reportMail(report, { csvAt }), attachments } : undefined;
  }
}
