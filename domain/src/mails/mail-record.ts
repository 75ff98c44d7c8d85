import * as z from 'zod/mini';
import { momentSchema } from '../time/moment.ts';
import { MAIL_KINDS } from './mail-kinds.ts';

/**
 * - sending: somebody is at it, until `leaseUntil`; after that he is taken for dead.
 * - sent; failed (it certainly did not go out, and is tried again); refused (the mail service will never take it);
 *   unconfirmed (it may have gone out: it is not sent again).
 */
const MAIL_STATES = ['sending', 'sent', 'failed', 'refused', 'unconfirmed'] as const;

/** mails/{id}: what became of one mail to a customer. Written by functions only; makes it go out once. */
export const mailRecordSchema = z.object({
  /** From mailId. */
  _id: z.string(),
  kind: z.enum(MAIL_KINDS),
  to: z.string(),
  state: z.enum(MAIL_STATES),
  /** When it came to this state. */
  at: momentSchema,
  leaseUntil: z.nullable(momentSchema),
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

export type MailClaim =
  | { readonly ok: true; readonly record: MailRecord }
  /** done: nothing is left to do. busy: somebody is at it. died: `record` says that it may be out. */
  | { readonly ok: false; readonly reason: 'done' | 'busy' | 'died'; readonly record: MailRecord };

interface Wanted extends Pick<MailRecord, '_id' | 'kind' | 'to' | 'claim'> {
  readonly now: Date;
}

const DIED = 'It ended while the mail was being handed over: it may have been sent.';

/**
 * May this attempt send the mail? Of two that ask in turn one may. The mail service knows no idempotency key, so what may
 * have been handed over is never sent again.
 */
export function claimMail(present: MailRecord | undefined, { now, ...wanted }: Wanted): MailClaim {
  if (present && present.state !== 'failed') {
    if (present.state !== 'sending') return { ok: false, reason: 'done', record: present };
    const isAlive = present.leaseUntil !== null && present.leaseUntil > now;
    if (isAlive) return { ok: false, reason: 'busy', record: present };
    const record = { ...present, state: 'unconfirmed' as const, at: now, leaseUntil: null, error: DIED };
    return { ok: false, reason: 'died', record };
  }
  const record: MailRecord = {
    ...wanted,
    state: 'sending',
    at: now,
    leaseUntil: new Date(now.getTime() + MAIL_LEASE_MS),
    attempts: (present?.attempts ?? 0) + 1,
    messageId: null,
    error: null,
  };
  return { ok: true, record };
}
