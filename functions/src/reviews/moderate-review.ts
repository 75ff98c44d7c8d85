import type { AuditRecord } from '@nargisus/domain/audit';
import { ShopError, type Change } from '@nargisus/domain/contract';
import { reviewMessages, type Review, type ReviewStatus } from '@nargisus/domain/reviews';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import type { ReviewsRepository } from './reviews.repository.ts';

type Repositories = { readonly reviews: Pick<ReviewsRepository, 'decide'> };

interface Moderation<T> {
  readonly id: string;
  readonly change: Change<T>;
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * Approves or hides a review. @throws ShopError 'not-found', or 'conflict' when its status is not the one that the caller
 * saw
 */
export function decideReview(
  repositories: Repositories,
  { id, change: { from, to }, caller, now }: Moderation<ReviewStatus>,
): Promise<Review> {
  return moderate(repositories, id, now, (stored) => {
    if (stored.status !== from) throw new ShopError('conflict', reviewMessages.changedByColleague);
    const action = to === 'approved' ? 'review.approved' : 'review.hidden';
    return {
      review: { ...stored, status: to },
      audit: { ...auditOf(stored, caller, action), before: { status: from }, after: { status: to } },
    };
  });
}

/** Answers a review; an empty answer removes the present one. @throws ShopError as decideReview */
export function answerReview(
  repositories: Repositories,
  { id, change: { from, to }, caller, now }: Moderation<string>,
): Promise<Review> {
  return moderate(repositories, id, now, (stored) => {
    const present = stored.answer?.text ?? '';
    if (present !== from) throw new ShopError('conflict', reviewMessages.changedByColleague);
    return {
      review: { ...stored, answer: to ? { text: to, at: now } : null },
      audit: {
        ...auditOf(stored, caller, 'review.answered'),
        before: { answer: present || null },
        after: { answer: to || null },
      },
    };
  });
}

async function moderate(
  { reviews }: Repositories,
  id: string,
  now: Date,
  change: (stored: Review) => { review: Review; audit: AuditRecord },
): Promise<Review> {
  const review = await reviews.decide(id, change, now);
  if (!review) throw new ShopError('not-found', reviewMessages.notFound);
  return review;
}

/** The entry names review and product, not the author: it outlives the account (docs/retention.md). */
function auditOf({ _id, productName }: Review, caller: Caller, action: AuditRecord['action']) {
  return {
    by: staffOf(caller),
    action,
    subject: { kind: 'review', id: _id, label: productName },
    note: '',
  } as const;
}
