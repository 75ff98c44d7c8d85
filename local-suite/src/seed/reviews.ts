import { changedRating, type Product, type Rating } from '@nargisus/domain/catalogue';
import type { Order } from '@nargisus/domain/orders';
import { authorNameOf, starsGained, type Review, type ReviewStatus } from '@nargisus/domain/reviews';
import { createHash } from 'node:crypto';
import { ACCOUNTS } from './accounts.ts';
import { reviewText } from './review-texts.ts';
import { seededRandom } from './seeded-random.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How many reviews have each status; the rest of the delivered lines have none, nor have those of the README's shopper. */
export const SEED_REVIEWS = { approved: 58, pending: 6, hidden: 2 } as const;

/** Of ten reviews, in turn. */
const STARS = [5, 4, 5, 3, 5, 4, 5, 2, 4, 5] as const;

/** Every so many published reviews one has one star, and one has pictures. */
const ONE_STAR_INTERVAL = 29;
const PICTURE_INTERVAL = 8;

/** Makes the reviews of delivered orders, equal for equal orders and products. */
export function makeSeedReviews(orders: readonly Order[], products: readonly Product[], now: Date): Review[] {
  const random = seededRandom(4949);
  const lines = orders
    .filter(({ orderStatus, uid }) => orderStatus === 'delivered' && uid !== ACCOUNTS.shopper.uid)
    .flatMap((order) => order.items.map((item) => ({ order, item })));
  const statuses = statusesOf(lines.length);
  return lines.flatMap(({ order, item }, place) => {
    const status = statuses[place];
    const product = products.find(({ id }) => id === item.productId);
    if (!status || !product) return [];
    const stars = place % ONE_STAR_INTERVAL === ONE_STAR_INTERVAL - 1 ? 1 : STARS[place % STARS.length]!;
    const { text, answer } = reviewText(product, stars, Math.floor(random() * 100));
    const delivered = order.timeline.at(-1)?.at ?? order.createdAt;
    const span = now.getTime() - delivered.getTime();
    const createdAt = new Date(delivered.getTime() + Math.round(span * (0.2 + random() * 0.5)));
    const answeredAt = new Date(Math.min(createdAt.getTime() + 6 * HOUR_MS, now.getTime()));
    return {
      _id: reviewIdOf(order._id, item),
      ...{ orderId: order._id, productId: product.id, productName: item.name, size: item.size },
      ...(item.sizing && { sizing: item.sizing }),
      ...{ uid: order.uid, author: authorNameOf(order.userName), stars, text },
      pictures: place % PICTURE_INTERVAL === 0 ? picturesOf(product, place) : [],
      status,
      answer: status === 'approved' && answer ? { text: answer, at: answeredAt } : null,
      ...{ createdAt, updatedAt: createdAt },
    };
  });
}

/** Returns the products with the ratings that approving these reviews would have stored. */
export function withRatings(products: readonly Product[], reviews: readonly Review[]): Product[] {
  return products.map((product) => {
    const own = reviews.filter(({ productId }) => productId === product.id);
    const rating = own.reduce<Rating | null>((sum, { stars, status }) => {
      const gained = starsGained({ stars, status: 'pending' }, status);
      return gained === 0 ? sum : changedRating(sum ?? undefined, gained);
    }, null);
    return rating ? { ...product, rating } : product;
  });
}

/** Returns the status of each line: the newest wait for staff, so that the Reviews tab begins with them. */
function statusesOf(lines: number): (ReviewStatus | undefined)[] {
  const { approved, pending, hidden } = SEED_REVIEWS;
  const last = lines - pending;
  return Array.from({ length: lines }, (_, place) => {
    if (place >= last) return 'pending';
    if (place < approved) return 'approved';
    return place < approved + hidden ? 'hidden' : undefined;
  });
}

/** As in functions, so that the author's next call finds the review. */
function reviewIdOf(orderId: string, { productId, size }: { productId: string; size: string }): string {
  return createHash('sha256').update(`${orderId}/${productId}/${size}`).digest('hex').slice(0, 40);
}

/** The product's own views stand in for customers' photos: one or two. */
function picturesOf({ pictures = [] }: Product, place: number): Review['pictures'] {
  return pictures.slice(1, 2 + ((place / PICTURE_INTERVAL) % 2)).map(({ url, renditions }, nth) => ({
    name: `seed-${place + 1}-${nth + 1}.webp`,
    url,
    ...(renditions && { renditions }),
  }));
}
