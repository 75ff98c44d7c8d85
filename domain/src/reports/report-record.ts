import * as z from 'zod/mini';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { momentSchema } from '../time/moment.ts';
import { reportDaySchema } from './report-day.ts';

/**
 * - preparing: a run holds the lease until `leaseUntil`; after that it counts as crashed.
 * - sending: it is being handed to the mail service. After a crash here it is unknown whether the mail was sent.
 * - sent; failed (not sent, is retried); unconfirmed (may have been sent: staff decide).
 */
export const REPORT_STATES = ['preparing', 'sending', 'sent', 'failed', 'unconfirmed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/**
 * reports/{date}: one day's report and the state of its mail (docs/architecture.md#where-data-lies). Written by
 * functions only.
 */
export const reportRecordSchema = z.object({
  /** The day. */
  _id: reportDaySchema,
  state: z.enum(REPORT_STATES),
  /** When it reached this state. */
  at: momentSchema,
  leaseUntil: z.nullable(momentSchema),
  /** The current or last run: a late run must not overwrite the result of a newer one. */
  claim: z.string(),
  /** The number of runs, including resends. */
  attempts: z.int(),
  /** 'schedule', 'command line', or the uid of the admin who resent it. */
  by: z.string(),
  /** The recipients. */
  to: z.array(z.string()),
  sentAt: z.nullable(momentSchema),
  messageId: z.nullable(z.string()),
  /** Why the last attempt failed. */
  error: z.nullable(z.string()),
  orders: z.nullable(z.int()),
  revenue: z.nullable(nonNegativeTakaSchema),
});

/** The days that the Reports tab shows: two weeks. */
export const REPORT_DAYS_SHOWN = 14;

export type ReportRecord = z.output<typeof reportRecordSchema>;
