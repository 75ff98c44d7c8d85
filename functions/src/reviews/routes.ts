import type { Product } from '@nargisus/domain/catalogue';
import { calls, errorMessages, ShopError } from '@nargisus/domain/contract';
import { publicReviewOf } from '@nargisus/domain/reviews';
import { routesWith } from '../http/route.ts';
import type { OrdersRepository } from '../orders/orders.repository.ts';
import { answerReview, decideReview } from './moderate-review.ts';
import type { ReviewPictures } from './review-pictures.ts';
import type { ReviewsRepository } from './reviews.repository.ts';
import { writeReview } from './write-review.ts';

interface ReviewRepositories {
  readonly products: { find(id: string): Promise<Product | undefined> };
  readonly orders: OrdersRepository;
  readonly reviews: ReviewsRepository;
  readonly reviewPictures: ReviewPictures;
}

const { route } = routesWith<ReviewRepositories, { readonly now: () => Date }>();

/** Reviews that a product's page shows at first, and a page of staff's list. */
const ON_PRODUCT_PAGE = 5;
const STAFF_PAGE_SIZE = 20;

/** The CDN answers for five minutes: a review has waited for staff anyway. */
const CACHED_AT_CDN = 'public, max-age=60, s-maxage=300, stale-while-revalidate=300';

export const reviewRoutes = [
  route(calls.writeReview, async ({ caller, body }, repositories, { now }) => {
    const { review, isNew } = await writeReview(repositories, { caller, form: body, now: now() });
    return { data: review, isNew };
  }),

  route(calls.listMyReviews, async ({ caller, query: { orderId } }, { reviews }) => ({
    data: await reviews.listOfOrder(caller.uid, orderId),
  })),

  route(
    calls.listProductReviews,
    async ({ params: { id }, query: { limit = ON_PRODUCT_PAGE, cursor } }, { reviews, products }) => {
      const { items, nextCursor } = await reviews.listApproved(id, { limit, cursor });
      // Reads the product only where there is nothing to show.
      if (items.length === 0 && !(await products.find(id)))
        throw new ShopError('not-found', errorMessages.productNotFound);
      return { data: items.map(publicReviewOf), nextCursor, cacheControl: CACHED_AT_CDN };
    },
  ),

  route(calls.listReviews, async ({ query: { status, limit = STAFF_PAGE_SIZE, cursor } }, { reviews }) => {
    const { items, nextCursor } = await reviews.listByStatus(status, { limit, cursor });
    return { data: items, nextCursor };
  }),

  route(calls.decideReview, async ({ caller, params: { id }, body: { status } }, repositories, { now }) => ({
    data: await decideReview(repositories, { id, change: status, caller, now: now() }),
  })),

  route(calls.answerReview, async ({ caller, params: { id }, body: { answer } }, repositories, { now }) => ({
    data: await answerReview(repositories, { id, change: answer, caller, now: now() }),
  })),
];
