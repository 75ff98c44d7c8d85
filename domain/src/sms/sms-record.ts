import * as z from 'zod/mini';
import { nextMailAttempt } from '../mails/mail-retry.ts';
import { momentSchema } from '../time/moment.ts';
import { SMS_KINDS } from './sms-kinds.ts';
import { smsParts } from './sms-parts.ts';

/**
 * - requested: nothing has been tried yet. sending: a run holds the lease until `leaseUntil`; after that it counts as crashed.
 * - sent: the provider accepted it. failed: not sent, is retried. refused: the provider will never take it. unconfirmed: may have
 *   been sent, so it is never sent again.
 * - dropped: it was no longer true, or switched off. unproved: the number was not proved to be the buyer's. capped: the number has
 *   reached the most messages of a day.
 */
const SMS_STATES = [
  'requested',
  'sending',
  'sent',
  'failed',
  'refused',
  'unconfirmed',
  'dropped',
  'unproved',
  'capped',
] as const;
export type SmsState = (typeof SMS_STATES)[number];

/** What the provider says of an accepted message. Nothing else hangs on it: a receipt may never come. */
const SMS_RECEIPTS = ['none', 'waiting', 'delivered', 'failed', 'unknown'] as const;
export type SmsReceipt = (typeof SMS_RECEIPTS)[number];

/** How many messages one number gets in a Dhaka day from all orders (docs/reference/commerce.md 4). */
export const MAX_SMS_PER_NUMBER_AND_DAY = 10;

/** sms/{id}: one text message about an order. Written by functions only; ensures that it is sent once (docs/adr/0078). */
export const smsRecordSchema = z.object({
  /** The id that smsId returns. */
  _id: z.string(),
  kind: z.enum(SMS_KINDS),
  /** The order's document. */
  order: z.string(),
  /** The buyer's uid; '' before it was sent. */
  uid: z.string(),
  /** The number that it was sent to, +8801…; '' before that, and after the account was deleted. */
  to: z.string(),
  /** '' before it was sent. */
  text: z.string(),
  parts: z.int(),
  /** The price by the settings when it was sent. */
  costPaisa: z.int(),
  state: z.enum(SMS_STATES),
  receipt: z.enum(SMS_RECEIPTS),
  firstAt: momentSchema,
  /** When it reached this state. */
  at: momentSchema,
  leaseUntil: z.nullable(momentSchema),
  /** When the sweep sends it, or asks for its receipt; null when nothing is left to do. */
  nextAttemptAt: z.nullable(momentSchema),
  /** The Dhaka day whose cap counts it; null before it is counted. */
  countedOn: z.nullable(z.string()),
  /** The current or last run: a late run must not overwrite the result of a newer one. */
  claim: z.string(),
  /** Attempts to send it, and then to read its receipt. */
  attempts: z.int(),
  /** The provider's id of an accepted message. */
  providerId: z.nullable(z.string()),
  /** Why the last attempt failed. */
  error: z.nullable(z.string()),
});

export type SmsRecord = z.output<typeof smsRecordSchema>;

/** Longer than the function's timeout: a run past its lease has ended. */
export const SMS_LEASE_MS = 2 * 60_000;
/** How long the sweep leaves a requested message to its event, in ms. */
const REQUEST_MS = 5 * 60_000;

/** Returns the record of a message that is to be sent. */
export function requestedSms(wanted: Pick<SmsRecord, '_id' | 'kind' | 'order'>, now: Date): SmsRecord {
  return {
    ...wanted,
    uid: '',
    to: '',
    text: '',
    parts: 0,
    costPaisa: 0,
    state: 'requested',
    receipt: 'none',
    firstAt: now,
    at: now,
    leaseUntil: null,
    nextAttemptAt: new Date(now.getTime() + REQUEST_MS),
    countedOn: null,
    claim: '',
    attempts: 0,
    providerId: null,
    error: null,
  };
}

export type SmsClaim =
  | { readonly ok: true; readonly record: SmsRecord }
  /** done: nothing is left to send. busy: another run sends it. ended: `record` is to be stored. */
  | { readonly ok: false; readonly reason: 'done' | 'busy' | 'ended'; readonly record: SmsRecord };

interface Ready {
  readonly claim: string;
  readonly now: Date;
  /** What is sent; a state that ends the message where it must not be. */
  readonly message:
    | { readonly to: string; readonly uid: string; readonly text: string }
    | Extract<SmsState, 'dropped' | 'unproved'>;
  /** The current Dhaka day, and whether the number may get one more message. */
  readonly quota: { readonly day: string; readonly isUsedUp: boolean };
}

const DIED = 'It ended while the message was being handed over: it may have been sent.';

/**
 * Decides whether this run may send the message: of two concurrent runs one may. Providers have no idempotency key, so a message
 * that may have been handed over is never sent again.
 */
export function claimSms(present: SmsRecord, { claim, now, message, quota }: Ready): SmsClaim {
  if (present.state === 'sending') {
    if (present.leaseUntil !== null && present.leaseUntil > now)
      return { ok: false, reason: 'busy', record: present };
    return { ok: false, reason: 'ended', record: ended(present, 'unconfirmed', now, DIED) };
  }
  if (present.state !== 'requested' && present.state !== 'failed')
    return { ok: false, reason: 'done', record: present };
  if (typeof message === 'string')
    return { ok: false, reason: 'ended', record: ended(present, message, now, null) };
  if (quota.isUsedUp && present.countedOn !== quota.day)
    return { ok: false, reason: 'ended', record: ended(present, 'capped', now, null) };
  const leaseUntil = new Date(now.getTime() + SMS_LEASE_MS);
  return {
    ok: true,
    record: {
      ...present,
      ...message,
      parts: smsParts(message.text).parts,
      state: 'sending',
      claim,
      at: now,
      leaseUntil,
      nextAttemptAt: leaseUntil,
      countedOn: quota.day,
      attempts: present.attempts + 1,
      error: null,
    },
  };
}

const ended = (present: SmsRecord, state: SmsState, now: Date, error: string | null): SmsRecord => ({
  ...present,
  state,
  at: now,
  leaseUntil: null,
  nextAttemptAt: null,
  error,
});

/** How an attempt to send ended. */
export type SmsOutcome =
  | { readonly state: 'sent'; readonly providerId: string }
  | { readonly state: 'failed' | 'refused' | 'unconfirmed'; readonly error: string };

/** Returns the record after an attempt: an accepted message waits for its receipt, a failed one for its retry. */
export function settledSms(
  present: SmsRecord,
  outcome: SmsOutcome,
  { now, paisaPerPart }: { readonly now: Date; readonly paisaPerPart: number },
): SmsRecord {
  if (outcome.state === 'sent') {
    const { providerId } = outcome;
    const costPaisa = present.parts * paisaPerPart;
    const next = nextMailAttempt({ attempts: 1, firstAt: now, now });
    const waiting = { ...ended(present, 'sent', now, null), nextAttemptAt: next };
    return { ...waiting, receipt: 'waiting', costPaisa, providerId, attempts: 0 };
  }
  const after = ended(present, outcome.state, now, outcome.error);
  if (outcome.state !== 'failed') return after;
  const { attempts, firstAt } = present;
  const nextAttemptAt = nextMailAttempt({ attempts, firstAt, now });
  return { ...after, nextAttemptAt, ...(!nextAttemptAt && { state: 'refused' }) };
}

/** Returns the record after the provider was asked for the receipt; `found` is undefined while it has none. */
export function withReceipt(
  present: SmsRecord,
  found: 'delivered' | 'failed' | undefined,
  now: Date,
): SmsRecord {
  const attempts = present.attempts + 1;
  if (found) return { ...present, attempts, receipt: found, nextAttemptAt: null };
  const nextAttemptAt = nextMailAttempt({ attempts: attempts + 1, firstAt: present.at, now });
  return { ...present, attempts, nextAttemptAt, ...(!nextAttemptAt && { receipt: 'unknown' }) };
}
