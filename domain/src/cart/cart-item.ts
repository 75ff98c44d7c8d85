import * as z from 'zod/mini';
import { imageUrlSchema } from '../catalogue/image-url.ts';
import { productIdSchema } from '../catalogue/product-id.ts';
import { priceSchema } from '../catalogue/price.ts';
import type { Product } from '../catalogue/product.ts';
import { sizeSchema, sizingSchema, type Size } from '../catalogue/sizes.ts';
import { MAX_PRODUCT_NAME } from '../catalogue/text-limits.ts';
import { addPaisa, multiplyPaisa, type Paisa } from '../money/paisa.ts';
import { fixedText } from '../text/message.ts';
import { writtenText } from '../text/written-text.ts';
import { momentSchema } from '../time/moment.ts';
import { cartMessages } from './cart-messages.ts';
import { lineDetails } from './line-details.ts';
import { lineId, lineIdSchema } from './line-id.ts';
import { quantitySchema } from './quantity.ts';

/** The maximum number of lines of a cart and of an order. */
export const MAX_LINES = 50;

export const cartFullText = fixedText(cartMessages.full, { count: MAX_LINES });

/**
 * How many lines one commit may add or remove. firestore.rules reads the product and the cart for each line, and
 * Firestore allows twenty reads by rules per commit (docs/cart-writes.md).
 */
export const MAX_LINES_PER_COMMIT = 8;

/**
 * How many lines one commit may move from a guest's cart to a user's. Rules read three documents per line: two to add
 * it and one to remove it.
 */
export const MAX_LINES_PER_MOVE = 6;

/** A line as stored under carts/{ownerId}/items/{productId_size} (docs/reference/specification.md 3, Cart item). */
export const cartItemSchema = z
  .object({
    _id: z.string(),
    productId: productIdSchema,
    name: writtenText(MAX_PRODUCT_NAME),
    nameBn: z.optional(writtenText(MAX_PRODUCT_NAME)),
    price: priceSchema,
    image: imageUrlSchema,
    size: sizeSchema(),
    /** The product's size system, by which the size is shown. Missing for sizes in letters. */
    sizing: z.optional(sizingSchema),
    quantity: quantitySchema,
    addedAt: momentSchema,
    updatedAt: momentSchema,
    expireAt: z.optional(momentSchema),
  })
  .check(
    z.refine((item) => item._id === lineId(item), {
      error: cartMessages.wrongLine,
      path: ['_id'],
    }),
  );

export type CartItem = z.output<typeof cartItemSchema>;

/** The document carts/{ownerId}: the ids of the cart's lines, so that a badge costs one read. */
export const cartSchema = z.object({
  _id: z.string(),
  lines: z.array(lineIdSchema).check(z.maxLength(MAX_LINES)),
  updatedAt: momentSchema,
  expireAt: z.optional(momentSchema),
});

export type Cart = z.output<typeof cartSchema>;

/**
 * Returns a cart line for the current state of a product. Rules require its names, price, image and size system to equal
 * the product's.
 */
export function cartItemFor(
  product: Product,
  { size, quantity, now, expireAt }: { size: Size; quantity: number; now: Date; expireAt?: Date },
): CartItem {
  const details = lineDetails(product);
  const item = { productId: product.id, ...details, size, quantity, addedAt: now, updatedAt: now };
  return { _id: lineId(item), ...item, ...(expireAt && { expireAt }) };
}

export function lineTotal(line: { readonly price: Paisa; readonly quantity: number }): Paisa {
  return multiplyPaisa(line.price, line.quantity);
}

/** Returns the total of the cart panel in paisa. Checkout computes prices again from the products (quote.ts). */
export function cartTotal(items: readonly CartItem[]): Paisa {
  return addPaisa(...items.map(lineTotal));
}
