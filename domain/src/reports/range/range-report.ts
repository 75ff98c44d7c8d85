import * as z from 'zod/mini';
import { momentSchema } from '../../time/moment.ts';
import { reportDaySchema } from '../report-day.ts';
import type { DayRange } from './report-range.ts';

/**
 * - queued: the worker makes it next.
 * - running: a run holds the lease until `leaseUntil`, and extends it; after that it counts as crashed.
 * - ready; failed (staff ask for it again).
 */
const RANGE_STATES = ['queued', 'running', 'ready', 'failed'] as const;
export type RangeState = (typeof RANGE_STATES)[number];

/** Why a report could not be made: an order cannot be read, every run crashed, or anything else (see the log). */
const RANGE_ERRORS = ['unreadable-order', 'interrupted', 'other'] as const;
export type RangeError = (typeof RANGE_ERRORS)[number];

/** rangeReports/{_id}: a report of a range of days that staff asked for. Functions write it; staff with the right money read it. */
export const rangeReportSchema = z.object({
  _id: z.string(),
  from: reportDaySchema,
  to: reportDaySchema,
  /** The uid of the member of staff who asked for it. */
  by: z.string(),
  requestedAt: momentSchema,
  state: z.enum(RANGE_STATES),
  /** When it reached this state. */
  at: momentSchema,
  /** The current or last run: a late run must not overwrite the result of a newer one. */
  claim: z.string(),
  leaseUntil: z.nullable(momentSchema),
  /** The number of runs. */
  attempts: z.int(),
  /** How many orders the run has read so far. */
  ordersRead: z.int(),
  error: z.nullable(z.enum(RANGE_ERRORS)),
});

export type RangeReport = z.output<typeof rangeReportSchema>;

/** Longer than a run goes without extending it: a page of orders, or the end of an upload. */
export const RANGE_LEASE_MS = 3 * 60_000;

/** Runs of one report, before staff have to ask again. */
export const MAX_RANGE_ATTEMPTS = 3;

/** How long a report that was made is answered again to who asks for the same range, in ms: a second click. */
const SAME_REQUEST_MS = 60_000;

/** How long an event may take to start the worker before the sweep asks again, in ms. */
const QUEUED_TOO_LONG_MS = 2 * 60_000;

interface Request extends DayRange {
  readonly id: string;
  readonly by: string;
  readonly now: Date;
}

/** Returns a report that waits for the worker. */
export function requestedReport({ id, from, to, by, now }: Request): RangeReport {
  return {
    ...{ _id: id, from, to, by, requestedAt: now, state: 'queued', at: now },
    ...{ claim: '', leaseUntil: null, attempts: 0, ordersRead: 0, error: null },
  };
}

const isOpenReport = ({ state }: Pick<RangeReport, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** Returns the report that answers a request for a range: one that is being made, or was asked for within the minute. */
export function reportOfSameRange(
  known: readonly RangeReport[],
  { from, to }: DayRange,
  now: Date,
): RangeReport | undefined {
  const same = known.filter((it) => it.from === from && it.to === to);
  const isRecent = ({ state, requestedAt }: RangeReport) =>
    state === 'ready' && now.getTime() - requestedAt.getTime() < SAME_REQUEST_MS;
  return same.find(isOpenReport) ?? same.find(isRecent);
}

/** Returns the report as a run takes it over; undefined when it is finished, or another run holds it. */
export function claimRangeReport(
  present: RangeReport | undefined,
  { claim, now }: { readonly claim: string; readonly now: Date },
): RangeReport | undefined {
  if (!present || !isOpenReport(present)) return undefined;
  if (present.state === 'running' && isAlive(present, now)) return undefined;
  if (present.attempts >= MAX_RANGE_ATTEMPTS) return failedReport(present, 'interrupted', now);
  return {
    ...present,
    ...{ state: 'running', at: now, claim, leaseUntil: leaseFrom(now), ordersRead: 0, error: null },
    attempts: present.attempts + 1,
  };
}

/** Returns the report with how far its run has come. Extends the lease. */
export const withProgress = (report: RangeReport, ordersRead: number, now: Date): RangeReport => ({
  ...report,
  ordersRead,
  leaseUntil: leaseFrom(now),
});

export const readyReport = (report: RangeReport, ordersRead: number, now: Date): RangeReport => ({
  ...report,
  ...{ state: 'ready', at: now, leaseUntil: null, ordersRead, error: null },
});

const failedReport = (report: RangeReport, error: RangeError, now: Date): RangeReport => ({
  ...report,
  ...{ state: 'failed', at: now, leaseUntil: null, error },
});

/** Returns the report after a run that failed: queued again, unless the error stays or it was the last attempt. */
export function afterFailedRun(report: RangeReport, error: RangeError, now: Date): RangeReport {
  if (error === 'unreadable-order' || report.attempts >= MAX_RANGE_ATTEMPTS)
    return failedReport(report, error, now);
  return { ...report, state: 'queued', at: now, leaseUntil: null };
}

/** Returns the report as the sweep restarts it: the write is an event for the worker; undefined when nothing is due. */
export function restartedReport(report: RangeReport, now: Date): RangeReport | undefined {
  const isForgotten = report.state === 'queued' && now.getTime() - report.at.getTime() >= QUEUED_TOO_LONG_MS;
  const hasCrashed = report.state === 'running' && !isAlive(report, now);
  if (!isForgotten && !hasCrashed) return undefined;
  if (report.attempts >= MAX_RANGE_ATTEMPTS) return failedReport(report, 'interrupted', now);
  // Another claim: a late run must not go on.
  return { ...report, state: 'queued', at: now, leaseUntil: null, claim: '' };
}

const isAlive = ({ leaseUntil }: RangeReport, now: Date): boolean => leaseUntil !== null && leaseUntil > now;

const leaseFrom = (now: Date): Date => new Date(now.getTime() + RANGE_LEASE_MS);
