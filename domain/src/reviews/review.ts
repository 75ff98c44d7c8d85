import * as z from 'zod/mini';
import { productIdSchema } from '../catalogue/product-id.ts';
import { renditionPatternSchema } from '../catalogue/rendition-pattern.ts';
import { sizeSchema, sizingSchema } from '../catalogue/sizes.ts';
import { fixedText } from '../text/message.ts';
import { typedText } from '../text/written-text.ts';
import { momentSchema } from '../time/moment.ts';
import type { Order } from '../orders/order.ts';
import { piecesKept } from '../orders/refused-pieces.ts';
import { reviewMessages } from './review-messages.ts';

export const MAX_REVIEW_TEXT = 1500;
export const MAX_REVIEW_ANSWER = 1000;
export const MAX_REVIEW_PICTURES = 3;
export const STARS = [1, 2, 3, 4, 5] as const;

/** A review waits for staff, who approve or hide it. Only approved ones are published and counted. */
export const REVIEW_STATUSES = ['pending', 'approved', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

const starsSchema = z
  .int(reviewMessages.starsMissing)
  .check(z.gte(1, reviewMessages.starsMissing), z.lte(5, reviewMessages.starsMissing));

/** The name of a picture that the author has uploaded to reviews/{uid}/ (storage.rules). */
const pictureNameSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}\.(jpeg|jpg|png|gif|webp)$/, reviewMessages.pictureMissing));

const picturesSchema = <T extends z.ZodMiniType>(picture: T) =>
  z
    .array(picture)
    .check(
      z.maxLength(
        MAX_REVIEW_PICTURES,
        fixedText(reviewMessages.tooManyPictures, { most: MAX_REVIEW_PICTURES }),
      ),
    );

/** The body of POST /api/reviews: a review of one line of an order. */
export const reviewFormSchema = z.object({
  /** The document id of the order. */
  orderId: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/)),
  productId: productIdSchema,
  size: sizeSchema(),
  stars: starsSchema,
  text: z._default(typedText(MAX_REVIEW_TEXT), ''),
  /** Names of files that were uploaded before. */
  pictures: z._default(picturesSchema(pictureNameSchema), []),
});

export type ReviewForm = z.output<typeof reviewFormSchema>;

/** A picture as visitors see it: the upload, and its small renditions once functions have drawn them. */
const pictureSchema = z.object({ url: z.string(), renditions: z.optional(renditionPatternSchema) });
const storedPictureSchema = z.extend(pictureSchema, { name: z.string() });

const answerSchema = z.object({ text: z.string(), at: momentSchema });

/** A review as stored under reviews/{_id}. Functions read and write it; `_id` says nothing about order or author. */
export const reviewSchema = z.object({
  _id: z.string(),
  orderId: z.string(),
  productId: productIdSchema,
  productName: z.string(),
  size: sizeSchema(),
  /** As in the order line: the size system by which the size is shown. */
  sizing: z.optional(sizingSchema),
  uid: z.string(),
  /** The author's first name. */
  author: z.string(),
  stars: starsSchema,
  text: z.string(),
  pictures: picturesSchema(storedPictureSchema),
  status: z.enum(REVIEW_STATUSES),
  answer: z.nullable(answerSchema),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});

export type Review = z.output<typeof reviewSchema>;

/** An approved review as the shop publishes it. */
export const publicReviewSchema = z.object({
  author: z.string(),
  size: sizeSchema(),
  sizing: z.optional(sizingSchema),
  stars: starsSchema,
  text: z.string(),
  pictures: z.array(pictureSchema),
  answer: z.nullable(z.string()),
  createdAt: momentSchema,
});

export type PublicReview = z.output<typeof publicReviewSchema>;

export function publicReviewOf(review: Review): PublicReview {
  const { author, size, sizing, stars, text, pictures, answer, createdAt } = review;
  return {
    ...{ author, size, stars, text, createdAt },
    ...(sizing && { sizing }),
    pictures: pictures.map(({ name: _name, ...picture }) => picture),
    answer: answer?.text ?? null,
  };
}

/** What staff decide about a review. */
export const reviewDecisionSchema = z.enum(['approved', 'hidden'], reviewMessages.unknownStatus);

/** Why a line of an order cannot be reviewed; null when it can. A returned order keeps the reviews that it has. */
export function reviewRejection(
  order: Pick<Order, 'orderStatus' | 'items'>,
  line: { readonly productId: string; readonly size: string },
): 'not-in-order' | 'not-delivered' | null {
  const isLine = order.items.some(
    (it) => it.productId === line.productId && it.size === line.size && piecesKept(it) > 0,
  );
  if (!isLine) return 'not-in-order';
  return order.orderStatus === 'delivered' ? null : 'not-delivered';
}

/** Returns by how many stars a product's rating changes when a review becomes `to`: negative when it is no longer shown. */
export function starsGained(review: Pick<Review, 'stars' | 'status'>, to: ReviewStatus | null): number {
  const [was, is] = [review.status === 'approved', to === 'approved'];
  if (was === is) return 0;
  return is ? review.stars : -review.stars;
}
