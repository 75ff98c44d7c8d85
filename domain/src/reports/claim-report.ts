import type { DhakaDay } from '../time/dhaka-day.ts';
import type { ReportRecord } from './report-record.ts';

/** Longer than the function's timeout: a run past its lease has ended. */
export const REPORT_LEASE_MS = 6 * 60_000;

interface Claim {
  readonly day: DhakaDay;
  readonly by: string;
  /** The id of this run. */
  readonly claim: string;
  /** When the run was requested. */
  readonly now: Date;
  /** Whether staff request it, whatever its state. */
  readonly again?: boolean;
}

export type ClaimResult =
  | { readonly ok: true; readonly record: ReportRecord }
  | {
      readonly ok: false;
      /**
       * sent, unconfirmed: nothing is left to do. busy: another run holds it. died: `record` says that it may have been
       * sent.
       */
      readonly reason: 'sent' | 'unconfirmed' | 'busy' | 'died';
      readonly record: ReportRecord;
    };

const DIED = 'The run ended while the mail was being handed over: it may have been sent.';

/**
 * Decides whether this run may create and mail the day's report: of two concurrent runs only one may, so that the
 * report is sent once. The mail service has no idempotency key, so a mail that may have been handed over is never sent
 * again automatically.
 */
export function claimReport(present: ReportRecord | undefined, wanted: Claim): ClaimResult {
  const { day, by, claim, now, again = false } = wanted;
  const { state, sentAt } = present ?? {};
  if (present && (state === 'sent' || state === 'unconfirmed')) {
    // Sent since the request: by a second click, or by a colleague.
    const isAnswered = state === 'sent' && sentAt && sentAt >= now;
    if (!again || isAnswered) return { ok: false, reason: state, record: present };
  }
  if (present && (present.state === 'preparing' || present.state === 'sending')) {
    const isAlive = present.leaseUntil !== null && present.leaseUntil > now;
    if (isAlive) return { ok: false, reason: 'busy', record: present };
    if (present.state === 'sending' && !again) {
      const record = { ...present, state: 'unconfirmed' as const, at: now, leaseUntil: null, error: DIED };
      return { ok: false, reason: 'died', record };
    }
  }
  const record: ReportRecord = {
    _id: day,
    state: 'preparing',
    at: now,
    leaseUntil: new Date(now.getTime() + REPORT_LEASE_MS),
    claim,
    attempts: (present?.attempts ?? 0) + 1,
    by,
    to: present?.to ?? [],
    sentAt: present?.sentAt ?? null,
    messageId: present?.messageId ?? null,
    error: null,
    orders: present?.orders ?? null,
    revenue: present?.revenue ?? null,
  };
  return { ok: true, record };
}
