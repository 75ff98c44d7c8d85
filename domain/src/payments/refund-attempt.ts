import { addPaisa, subtractPaisa, type Paisa } from '../money/paisa.ts';
import type { Attempt, Refund } from './attempt.ts';
import { firstCheck, nextRefundCheck, nextRefundTry } from './next-check.ts';
import { refundsOf, withRefundOf } from './refunds-of-attempt.ts';

const MAX_NOTE = 500;

/**
 * Records a refund before the gateway is called. Its id derives from the attempt's, so that the gateway sees one refund
 * however often it is sent. Keeps an existing refund.
 * @throws RangeError when nothing was paid
 */
export function withRefund(attempt: Attempt, { by, now }: { by: string; now: Date }): Attempt {
  if (attempt.refund) return attempt;
  if (!attempt.taken) throw new RangeError(`Nothing was paid in ${attempt._id}`);
  const refund: Refund = {
    refundTransId: `RF${attempt._id.slice(-28)}`,
    amount: refundableOf(attempt),
    ...newRefund(by, now),
  };
  return { ...attempt, refund, updatedAt: now, nextCheckAt: firstCheck(now) };
}

const newRefund = (by: string, now: Date) => ({
  state: 'requested' as const,
  refundRefId: null,
  requestedBy: by,
  requestedAt: now,
  updatedAt: now,
  tries: 0,
  note: '',
});

/** Returns what was paid and is in no refund, whatever its state: a rejected refund is retried. */
export function refundableOf(attempt: Attempt): Paisa {
  const taken = attempt.taken?.amount ?? addPaisa();
  return subtractPaisa(taken, addPaisa(...refundsOf(attempt).map(({ amount }) => amount)));
}

interface PartRefund {
  /** The id of the refund at the gateway, at most 30 characters. The same id is the same refund. */
  readonly id: string;
  readonly amount: Paisa;
  readonly reason: string;
  readonly by: string;
  readonly now: Date;
}

export type PartRefundResult =
  | { readonly ok: true; readonly attempt: Attempt }
  | { readonly ok: false; readonly reason: 'nothing-paid' | 'other-refund' | 'rest-goes-back' }
  | { readonly ok: false; readonly reason: 'too-much'; readonly most: Paisa };

/**
 * Records the refund of a part of a payment before the gateway is called, never more than what was paid and is in no
 * other refund. The same request again changes nothing.
 */
export function withPartRefund(
  attempt: Attempt,
  { id, amount, reason, by, now }: PartRefund,
): PartRefundResult {
  if (!attempt.taken) return { ok: false, reason: 'nothing-paid' };
  const { refunds = [] } = attempt;
  const known = refunds.find(({ refundTransId }) => refundTransId === id);
  if (known) return known.amount === amount ? { ok: true, attempt } : { ok: false, reason: 'other-refund' };
  if (attempt.refund) return { ok: false, reason: 'rest-goes-back' };
  const most = refundableOf(attempt);
  if (amount > most) return { ok: false, reason: 'too-much', most };
  const refund: Refund = { refundTransId: id, amount, ...newRefund(by, now), reason };
  const changed = { ...attempt, refunds: [...refunds, refund], updatedAt: now };
  return { ok: true, attempt: { ...changed, nextCheckAt: firstCheck(now) } };
}

/** Returns the attempt with its failed refunds requested again; any other attempt unchanged. */
export function refundRequestedAgain(attempt: Attempt, now: Date): Attempt {
  const failed = refundsOf(attempt).filter(({ state }) => state === 'failed');
  if (failed.length === 0) return attempt;
  const requested = failed.reduce(
    (it, refund) => withRefundOf(it, { ...refund, state: 'requested', updatedAt: now }),
    attempt,
  );
  return { ...requested, updatedAt: now, nextCheckAt: firstCheck(now) };
}

/** Returns whether the gateway has a refund or may have it: staff must not record one made by hand beside it. */
export function isWithGateway({ refund }: Pick<Attempt, 'refund'>): boolean {
  return refund?.state === 'requested' || refund?.state === 'accepted';
}

/** Records a refund that staff made in the gateway's own panel, with their reference. It is final. */
export function refundedByHand(
  attempt: Attempt,
  { by, reference, now }: { by: string; reference: string; now: Date },
): Attempt {
  const requested = withRefund(attempt, { by, now });
  return refundAfter(requested, requested.refund!, { state: 'refunded', note: reference }, now);
}

const isRetried = ({ state, tries }: Refund, now: Date) =>
  state !== 'refunded' && nextRefundTry(tries, now) !== null;

/** The gateway's answer about a refund. */
export type RefundNews =
  | { readonly state: 'accepted'; readonly refundRefId: string }
  | { readonly state: 'refunded'; readonly note?: string }
  | { readonly state: 'failed'; readonly why: string }
  /** The gateway's answer could not be understood: the known state still holds. */
  | { readonly state: 'unknown'; readonly why: string };

/**
 * Applies the gateway's answer. Only 'refunded' ends a refund, permanently. `sent` is the refund when the gateway was
 * called: when two calls run concurrently and the first is accepted, the rejection of the second is ignored.
 */
export function refundAfter(attempt: Attempt, sent: Refund, news: RefundNews, now: Date): Attempt {
  const refund = refundsOf(attempt).find(({ refundTransId }) => refundTransId === sent.refundTransId);
  if (!refund || refund.state === 'refunded') return attempt;
  if (news.state !== 'refunded' && refund.refundRefId !== sent.refundRefId) return attempt;
  const tries = refund.tries + 1;
  switch (news.state) {
    case 'refunded':
      return withNews({ state: 'refunded', note: news.note ?? '' }, null);
    case 'accepted':
      return withNews(
        { state: 'accepted', refundRefId: news.refundRefId, tries: 0, note: '' },
        nextRefundCheck(now),
      );
    case 'failed':
      // Rejected: the next try must request the refund again, not query its state.
      return withNews(
        { state: 'failed', refundRefId: null, tries, note: news.why },
        nextRefundTry(tries, now),
      );
    case 'unknown':
      return withNews({ tries, note: news.why }, nextRefundTry(tries, now));
  }

  function withNews(change: Partial<Refund>, nextCheckAt: Date | null): Attempt {
    const note = (change.note ?? '').slice(0, MAX_NOTE);
    const changed = withRefundOf(attempt, { ...(refund as Refund), ...change, note, updatedAt: now });
    const isOther = ({ refundTransId }: Refund) => refundTransId !== sent.refundTransId;
    const isWaiting = refundsOf(changed)
      .filter(isOther)
      .some((it) => isRetried(it, now));
    const others = isWaiting ? nextRefundCheck(now) : null;
    return { ...changed, updatedAt: now, nextCheckAt: nextCheckAt ?? others };
  }
}
