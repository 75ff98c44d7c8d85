import * as z from 'zod/mini';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { momentSchema } from '../time/moment.ts';
import { reportDaySchema } from './report-day.ts';

/**
 * - preparing: somebody makes it, until `leaseUntil`; after that he is taken for dead.
 * - sending: it is being handed to the mail service. Whoever dies here leaves it unknown whether the mail went out.
 * - sent; failed (it certainly did not go out, and is tried again); unconfirmed (it may have gone out: a person
 * decides).
 */
export const REPORT_STATES = ['preparing', 'sending', 'sent', 'failed', 'unconfirmed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/**
 * reports/{date}: one day's report, and what became of its mail (docs/architecture.md#where-data-lies). Written by
 * functions only.
 */
export const reportRecordSchema = z.object({
  /** The day. */
  _id: reportDaySchema,
  state: z.enum(REPORT_STATES),
  /** When it came to this state. */
  at: momentSchema,
  leaseUntil: z.nullable(momentSchema),
  /** Who is at it, or was last: a late worker must not overwrite what another has done since. */
  claim: z.string(),
  /** How often it was begun, resends too. */
  attempts: z.int(),
  /** 'schedule', 'command line', or the uid of the admin who had it sent again. */
  by: z.string(),
  /** Whom it was sent to, or tried to. */
  to: z.array(z.string()),
  sentAt: z.nullable(momentSchema),
  messageId: z.nullable(z.string()),
  /** Why the last attempt failed. */
  error: z.nullable(z.string()),
  orders: z.nullable(z.int()),
  revenue: z.nullable(nonNegativeTakaSchema),
});

/** The Reports tab shows two weeks. */
export const REPORT_DAYS_SHOWN = 14;

export type ReportRecord = z.output<typeof reportRecordSchema>;
