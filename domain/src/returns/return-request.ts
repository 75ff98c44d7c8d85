import * as z from 'zod/mini';
import { productIdSchema } from '../catalogue/product-id.ts';
import { sizeSchema, sizingSchema } from '../catalogue/sizes.ts';
import { fixedText } from '../text/message.ts';
import { typedText } from '../text/written-text.ts';
import { momentSchema } from '../time/moment.ts';
import { returnMessages } from './return-messages.ts';

export const MAX_RETURN_TEXT = 1000;
export const MAX_RETURN_ANSWER = 1000;
export const MAX_RETURN_PICTURES = 3;
/** More lines than a cart has. */
const MAX_LINES = 100;

export const RETURN_REASONS = [
  'too-small',
  'too-large',
  'damaged',
  'wrong-product',
  'not-as-described',
  'changed-mind',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** A request is open until staff agree to it or decline it. */
export const RETURN_STATUSES = ['open', 'agreed', 'declined'] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** What staff decide about a request. */
export const returnDecisionSchema = z.enum(['agreed', 'declined'], returnMessages.unknownStatus);

const requestedLineSchema = z.object({
  productId: productIdSchema,
  size: sizeSchema(),
  quantity: z.int().check(z.gte(1, returnMessages.linesMissing)),
  /** The size wanted instead; without it the money back. */
  exchangeSize: z.optional(sizeSchema()),
});

export type RequestedReturnLine = z.output<typeof requestedLineSchema>;

/** The body of POST /api/returns: the customer asks to return lines of a delivered order (docs/reference/commerce.md 3). */
export const returnFormSchema = z
  .object({
    /** The document id of the order. */
    orderId: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/)),
    lines: z.array(requestedLineSchema).check(
      z.minLength(1, returnMessages.linesMissing),
      z.maxLength(MAX_LINES),
      z.refine(
        (lines) => new Set(lines.map(({ productId, size }) => `${productId} ${size}`)).size === lines.length,
        returnMessages.linesMissing,
      ),
      z.refine((lines) => lines.every((it) => it.exchangeSize !== it.size), returnMessages.sameSize),
    ),
    reason: z.enum(RETURN_REASONS, returnMessages.reasonMissing),
    text: z._default(typedText(MAX_RETURN_TEXT), ''),
    /** Names of files that were uploaded before, where pictures of reviews lie. */
    pictures: z._default(
      z
        .array(
          z
            .string()
            .check(
              z.regex(
                /^[A-Za-z0-9][A-Za-z0-9-]{0,63}\.(jpeg|jpg|png|gif|webp)$/,
                returnMessages.pictureMissing,
              ),
            ),
        )
        .check(
          z.maxLength(
            MAX_RETURN_PICTURES,
            fixedText(returnMessages.tooManyPictures, { most: MAX_RETURN_PICTURES }),
          ),
        ),
      [],
    ),
  })
  .check(
    z.refine(({ reason, text }) => reason !== 'other' || text !== '', {
      path: ['text'],
      error: returnMessages.textMissing,
    }),
  );

export type ReturnForm = z.output<typeof returnFormSchema>;

/** A request as stored under returns/{_id} and sent by the API. Functions alone read and write it. */
export const returnRequestSchema = z.object({
  _id: z.string(),
  /** The document id of the order, and its number. */
  orderId: z.string(),
  orderNumber: z.string(),
  uid: z.string(),
  lines: z.array(
    z.extend(requestedLineSchema, {
      name: z.string(),
      nameBn: z.optional(z.string()),
      /** As in the order line: the size system by which the sizes are shown. */
      sizing: z.optional(sizingSchema),
    }),
  ),
  reason: z.enum(RETURN_REASONS),
  text: z.string(),
  pictures: z.array(z.object({ name: z.string(), url: z.string() })),
  status: z.enum(RETURN_STATUSES),
  /** What the shop answers; '' while the request is open. */
  answer: z.string(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});

export type ReturnRequest = z.output<typeof returnRequestSchema>;
