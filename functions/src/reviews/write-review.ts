import { errorMessages, ShopError } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import {
  authorNameOf,
  reviewMessages,
  reviewRejection,
  type Review,
  type ReviewForm,
} from '@nargisus/domain/reviews';
import type { Caller } from '../http/authenticate.ts';
import type { OrdersRepository } from '../orders/orders.repository.ts';
import type { ReviewPictures } from './review-pictures.ts';
import { reviewIdOf, type ReviewsRepository } from './reviews.repository.ts';

interface WritingRepositories {
  readonly orders: Pick<OrdersRepository, 'find'>;
  readonly reviews: Pick<ReviewsRepository, 'save'>;
  readonly reviewPictures: Pick<ReviewPictures, 'urlsOf'>;
}

/**
 * Stores a customer's review of an order line, or replaces it while it waits for staff. Two reads, one write.
 * @throws ShopError 'not-found' for an order of another person, 'conflict' before delivery or after staff have decided
 */
export async function writeReview(
  { orders, reviews, reviewPictures }: WritingRepositories,
  { caller, form, now }: { caller: Caller; form: ReviewForm; now: Date },
): Promise<{ review: Review; isNew: boolean }> {
  const order = await orders.find(form.orderId);
  if (order?.uid !== caller.uid) throw new ShopError('not-found', errorMessages.orderNotFound);
  requireReviewable(order, form);
  const _id = reviewIdOf(form);
  const pictures = await reviewPictures.urlsOf(caller.uid, form.pictures);
  const { name, sizing } = order.items.find(({ productId }) => productId === form.productId)!;
  return reviews.save(_id, (stored) => {
    if (stored && stored.status !== 'pending') throw new ShopError('conflict', reviewMessages.decided);
    return {
      ...{ _id, orderId: form.orderId, productId: form.productId, productName: name, size: form.size },
      ...(sizing && { sizing }),
      ...{ uid: caller.uid, author: authorNameOf(order.userName) },
      ...{ stars: form.stars, text: form.text, pictures },
      ...{ status: 'pending', answer: null, createdAt: stored?.createdAt ?? now, updatedAt: now },
    };
  });
}

function requireReviewable(order: Order, line: ReviewForm): void {
  const rejection = reviewRejection(order, line);
  if (rejection === 'not-in-order') throw new ShopError('not-found', reviewMessages.notInOrder);
  if (rejection === 'not-delivered') throw new ShopError('conflict', reviewMessages.notDelivered);
}
