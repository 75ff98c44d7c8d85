import type { Attempt, Refund } from './attempt.ts';
import { firstCheck, nextRefundCheck, nextRefundTry } from './next-check.ts';

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
    amount: attempt.taken.amount,
    state: 'requested',
    refundRefId: null,
    requestedBy: by,
    requestedAt: now,
    updatedAt: now,
    tries: 0,
    note: '',
  };
  return { ...attempt, refund, updatedAt: now, nextCheckAt: firstCheck(now) };
}

/** Returns the attempt with its failed refund requested again; any other attempt unchanged. */
export function refundRequestedAgain(attempt: Attempt, now: Date): Attempt {
  const { refund } = attempt;
  if (refund?.state !== 'failed') return attempt;
  return {
    ...attempt,
    refund: { ...refund, state: 'requested', updatedAt: now },
    updatedAt: now,
    nextCheckAt: firstCheck(now),
  };
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
  const { refund } = attempt;
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
    return {
      ...attempt,
      updatedAt: now,
      nextCheckAt,
      refund: { ...(refund as Refund), ...change, note, updatedAt: now },
    };
  }
}
