import * as z from 'zod/mini';
import { momentSchema } from '../time/moment.ts';
import { MAIL_KINDS } from './mail-kinds.ts';
import { nextMailAttempt } from './mail-retry.ts';

/**
 * - sending: somebody is at it, until `leaseUntil`; after that he is taken for dead.
 * - sent; failed (it certainly did not go out, and is tried again); refused (the mail service will never take it);
 *   unconfirmed (it may have gone out: it is not sent again).
 * - unverified: the account's address is not proved yet; tried again, as it may be proved by then.
 * - capped: the address has had its mails of the day; never sent.
 */
const MAIL_STATES = ['sending', 'sent', 'failed', 'refused', 'unconfirmed', 'unverified', 'capped'] as const;

/** mails/{id}: what became of one mail to a customer. Written by functions only; makes it go out once. */
export const mailRecordSchema = z.object({
  /** From mailId. */
  _id: z.string(),
  kind: z.enum(MAIL_KINDS),
  /** The account that it is for; '' in records from before accounts were noted. */
  uid: z._default(z.string(), ''),
  /** The proved address that it went to; '' while there is none, and after the account was deleted. */
  to: z.string(),
  state: z.enum(MAIL_STATES),
  /** When it was first asked for; null in records from before this was noted. */
  firstAt: z._default(z.nullable(momentSchema), null),
  /** When it came to this state. */
  at: momentSchema,
  leaseUntil: z.nullable(momentSchema),
  /** When the sweep looks at it again; null where nothing is left to do. */
  nextAttemptAt: z._default(z.nullable(momentSchema), null),
  /** The Dhaka day whose quota of its address it was counted in; null before it was. */
  countedOn: z._default(z.nullable(z.string()), null),
  /** Who is at it, or was last: a late worker must not overwrite what another has done since. */
  claim: z.string(),
  attempts: z.int(),
  messageId: z.nullable(z.string()),
  /** Why the last attempt failed. */
  error: z.nullable(z.string()),
});

export type MailRecord = z.output<typeof mailRecordSchema>;

/** Longer than the function may run, so that whoever is past it is dead. */
export const MAIL_LEASE_MS = 2 * 60_000;

/** States from which a mail may still go out. */
const RETRIED: readonly MailRecord['state'][] = ['failed', 'unverified'];

export type MailClaim =
  | { readonly ok: true; readonly record: MailRecord }
  /**
   * done: nothing is left to do. busy: another run is sending it. The others come with a `record` to store. died: it may be out.
   * unverified: its address is not proved. capped: its address has had enough today.
   */
  | {
      readonly ok: false;
      readonly reason: 'done' | 'busy' | 'died' | 'unverified' | 'capped';
      readonly record: MailRecord;
    };

interface Wanted extends Pick<MailRecord, '_id' | 'kind' | 'uid' | 'claim'> {
  readonly now: Date;
  /** The account's address, if it was proved. */
  readonly to: string | null;
  /** The present Dhaka day, and whether the address may get one more mail in it. */
  readonly quota: { readonly day: string; readonly isUsedUp: boolean };
}

const DIED = 'It ended while the mail was being handed over: it may have been sent.';

/**
 * May this attempt send the mail? Of two that ask in turn one may. The mail service knows no idempotency key, so what may
 * have been handed over is never sent again. A mail counts once in the quota of a day, however often it is tried.
 */
export function claimMail(present: MailRecord | undefined, { now, to, quota, ...wanted }: Wanted): MailClaim {
  if (present && !RETRIED.includes(present.state)) {
    if (present.state !== 'sending') return { ok: false, reason: 'done', record: present };
    const isAlive = present.leaseUntil !== null && present.leaseUntil > now;
    if (isAlive) return { ok: false, reason: 'busy', record: present };
    const ended = { at: now, leaseUntil: null, nextAttemptAt: null, error: DIED };
    return { ok: false, reason: 'died', record: { ...present, state: 'unconfirmed', ...ended } };
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
