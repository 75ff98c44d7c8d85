import * as z from 'zod/mini';
import { momentSchema } from '../time/moment.ts';
import { MAIL_KINDS } from './mail-kinds.ts';
import { nextMailAttempt } from './mail-retry.ts';

/**
 * - requested: nothing has been tried yet; the event that requested it sends it, and the sweep where the event was lost.
 * - sending: a run holds the lease until `leaseUntil`; after that it counts as crashed.
 * - sent; failed (not sent, is retried); refused (the mail service rejects it permanently); unconfirmed (may have been
 * sent: never sent again).
 * - unverified: the account's address is not verified yet; retried.
 * - capped: the address has reached the quota of the day; never sent.
 */
const MAIL_STATES = [
  'requested',
  'sending',
  'sent',
  'failed',
  'refused',
  'unconfirmed',
  'unverified',
  'capped',
] as const;

/**
 * How many mails about orders and payments one address gets in a Dhaka day from all accounts: more than a customer
 * needs, too few to be worth an attack (docs/adr/0036).
 */
export const MAX_MAILS_PER_ADDRESS_AND_DAY = 30;

/** mails/{id}: the state of one mail to a customer. Written by functions only; ensures that the mail is sent once. */
export const mailRecordSchema = z.object({
  /** The id that mailId returns. */
  _id: z.string(),
  kind: z.enum(MAIL_KINDS),
  /** The recipient's uid; '' in records that were written before this field existed. */
  uid: z._default(z.string(), ''),
  /** The verified address that it was sent to; '' before that, and after the account was deleted. */
  to: z.string(),
  state: z.enum(MAIL_STATES),
  /** When the mail was first requested; null in records that were written before this field existed. */
  firstAt: z._default(z.nullable(momentSchema), null),
  /** When it reached this state. */
  at: momentSchema,
  leaseUntil: z.nullable(momentSchema),
  /** When the sweep checks it next; null when nothing is left to do. */
  nextAttemptAt: z._default(z.nullable(momentSchema), null),
  /** The Dhaka day whose quota counts it; null before it is counted. */
  countedOn: z._default(z.nullable(z.string()), null),
  /** The current or last run: a late run must not overwrite the result of a newer one. */
  claim: z.string(),
  attempts: z.int(),
  messageId: z.nullable(z.string()),
  /** Why the last attempt failed. */
  error: z.nullable(z.string()),
});

export type MailRecord = z.output<typeof mailRecordSchema>;

/** Longer than the function's timeout: a run past its lease has ended. */
export const MAIL_LEASE_MS = 2 * 60_000;

/** States from which a mail may still be sent. */
const RETRIED: readonly MailRecord['state'][] = ['requested', 'failed', 'unverified'];

/** How long the sweep leaves a requested mail to its event, in ms. */
const REQUEST_MS = 5 * 60_000;

/** Returns the record of a mail that is to be sent, stored together with the change that causes it. */
export function requestedMail(wanted: Pick<MailRecord, '_id' | 'kind' | 'uid'>, now: Date): MailRecord {
  return {
    ...wanted,
    to: '',
    state: 'requested',
    firstAt: now,
    at: now,
    leaseUntil: null,
    nextAttemptAt: new Date(now.getTime() + REQUEST_MS),
    countedOn: null,
    claim: '',
    attempts: 0,
    messageId: null,
    error: null,
  };
}

export type MailClaim =
  | { readonly ok: true; readonly record: MailRecord }
  /**
   * done: nothing is left to do. busy: another run sends it. The others carry a `record` to store. died: it may have
   * been sent. unverified: the address is not verified. capped: the address has reached its quota.
   */
  | {
      readonly ok: false;
      readonly reason: 'done' | 'busy' | 'died' | 'unverified' | 'capped';
      readonly record: MailRecord;
    };

interface Wanted extends Pick<MailRecord, '_id' | 'kind' | 'uid' | 'claim'> {
  readonly now: Date;
  /** The account's verified address, if any. */
  readonly to: string | null;
  /** The current Dhaka day, and whether its quota allows one more mail to the address. */
  readonly quota: { readonly day: string; readonly isUsedUp: boolean };
}

const DIED = 'It ended while the mail was being handed over: it may have been sent.';

/**
 * Decides whether this run may send the mail: of two concurrent runs one may. The mail service has no idempotency key,
 * so a mail that may have been handed over is never sent again. A mail counts once in the quota of a day, however often
 * it is retried.
 */
export function claimMail(present: MailRecord | undefined, { now, to, quota, ...wanted }: Wanted): MailClaim {
  if (present && !RETRIED.includes(present.state)) {
    if (present.state !== 'sending') return { ok: false, reason: 'done', record: present };
    if (hasLease(present, now)) return { ok: false, reason: 'busy', record: present };
    return { ok: false, reason: 'died', record: unconfirmedMail(present, now) };
  }
  const firstAt = present?.firstAt ?? present?.at ?? now;
  const attempts = (present?.attempts ?? 0) + 1;
  const leaseUntil = new Date(now.getTime() + MAIL_LEASE_MS);
  const record: MailRecord = {
    ...wanted,
    to: to ?? '',
    state: 'sending',
    firstAt,
    at: now,
    leaseUntil,
    nextAttemptAt: leaseUntil,
    countedOn: quota.day,
    attempts,
    messageId: null,
    error: null,
  };
  const isCounted = present?.countedOn === quota.day;
  const kept = { ...record, leaseUntil: null, nextAttemptAt: null, countedOn: present?.countedOn ?? null };
  if (to === null) {
    const nextAttemptAt = nextMailAttempt({ attempts, firstAt, now });
    return { ok: false, reason: 'unverified', record: { ...kept, state: 'unverified', nextAttemptAt } };
  }
  if (quota.isUsedUp && !isCounted) {
    return { ok: false, reason: 'capped', record: { ...kept, state: 'capped' } };
  }
  return { ok: true, record };
}

const hasLease = ({ leaseUntil }: MailRecord, now: Date): boolean => leaseUntil !== null && leaseUntil > now;

const unconfirmedMail = (present: MailRecord, now: Date): MailRecord => ({
  ...present,
  ...{ state: 'unconfirmed', at: now, leaseUntil: null, nextAttemptAt: null, error: DIED },
});

/**
 * Returns the record of a mail that is no longer due, for example because its order was cancelled: nothing tries it again. A run
 * that crashed may have sent it all the same. Undefined when nothing changes: nothing waits, or a run is at it.
 */
export function withdrawnMail(present: MailRecord, now: Date): MailRecord | undefined {
  if (present.nextAttemptAt === null) return undefined;
  if (present.state !== 'sending') return { ...present, nextAttemptAt: null };
  return hasLease(present, now) ? undefined : unconfirmedMail(present, now);
}
