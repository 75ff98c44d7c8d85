import type { Attempt, Refund } from './attempt.ts';
import { firstCheck, nextRefundCheck, nextRefundTry } from './next-check.ts';

const MAX_NOTE = 500;

/**
 * Writes down that the money goes back, before the gateway hears of it. Its name is made of the attempt's, so that
 * however often it is sent the gateway sees one refund. An attempt that has one keeps it.
 * @throws RangeError when no money was taken
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

/** A refund that was refused, before the gateway is asked for it once more; any other attempt as it is. */
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

/** Whether the gateway has a refund, or may have: staff must not record one made by hand beside it. */
export function isWithGateway({ refund }: Pick<Attempt, 'refund'>): boolean {
  return refund?.state === 'requested' || refund?.state === 'accepted';
}

/** Writes down a refund that staff made in the gateway's own panel, with their reference. It ends there. */
export function refundedByHand(
  attempt: Attempt,
  { by, reference, now }: { by: string; reference: string; now: Date },
): Attempt {
  const requested = withRefund(attempt, { by, now });
  return refundAfter(requested, requested.refund!, { state: 'refunded', note: reference }, now);
}

/** What became of a refund when the gateway was asked. */
export type RefundNews =
  | { readonly state: 'accepted'; readonly refundRefId: string }
  | { readonly state: 'refunded'; readonly note?: string }
  | { readonly state: 'failed'; readonly why: string }
  /** The gateway said nothing we understand: what was known before still holds. */
  | { readonly state: 'unknown'; readonly why: string };

/**
 * Only 'refunded' ends a refund; nothing takes it back. `asked` is the refund as it stood when the gateway was asked:
 * when two ask at once and the first has been taken on meanwhile, a refusal of the second says nothing.
 */
export function refundAfter(attempt: Attempt, asked: Refund, news: RefundNews, now: Date): Attempt {
  const { refund } = attempt;
  if (!refund || refund.state === 'refunded') return attempt;
  if (news.state !== 'refunded' && refund.refundRefId !== asked.refundRefId) return attempt;
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
      // Refused: the next try must ask for it anew, not for what has become of it.
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
