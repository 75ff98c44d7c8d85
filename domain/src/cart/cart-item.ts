import * as z from 'zod/mini';
import { imageUrlSchema } from '../catalogue/image-url.ts';
import { productIdSchema } from '../catalogue/product-id.ts';
import { MAX_PRODUCT_NAME, priceSchema, type Product } from '../catalogue/product.ts';
import { SIZES, type Size } from '../catalogue/sizes.ts';
import { addPaisa, multiplyPaisa, type Paisa } from '../money/paisa.ts';
import { fixedText } from '../text/message.ts';
import { writtenText } from '../text/written-text.ts';
import { momentSchema } from '../time/moment.ts';
import { cartMessages } from './cart-messages.ts';
import { lineId, lineIdSchema } from './line-id.ts';
import { quantitySchema } from './quantity.ts';

/** Most lines a cart can hold, and an order can have. */
export const MAX_LINES = 50;

export const cartFullText = fixedText(cartMessages.full, { count: MAX_LINES });

/**
 * Lines one commit may add or remove: firestore.rules looks at the product and the cart for each, and Firestore
 * allows twenty look-ups per commit (docs/cart-writes.md).
 */
export const MAX_LINES_PER_COMMIT = 8;

/** Lines one commit may move from a guest's cart to a user's: three look-ups each, two to add and one to remove. */
export const MAX_LINES_PER_MOVE = 6;

/** docs/reference/specification.md 3, Cart item, as stored under carts/{ownerId}/items/{productId_size}. */
export const cartItemSchema = z
  .object({
    _id: z.string(),
    productId: productIdSchema,
    name: writtenText(MAX_PRODUCT_NAME),
    price: priceSchema,
    image: imageUrlSchema,
    size: z.enum(SIZES),
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

/** The cart's own document, carts/{ownerId}: which lines there are, so that a badge costs one read. */
export const cartSchema = z.object({
  _id: z.string(),
  lines: z.array(lineIdSchema).check(z.maxLength(MAX_LINES)),
  updatedAt: momentSchema,
  expireAt: z.optional(momentSchema),
});

export type Cart = z.output<typeof cartSchema>;

/** A line for a product as it is now; name, price and image are the product's own (the rules compare them). */
export function cartItemFor(
  product: Product,
  { size, quantity, now, expireAt }: { size: Size; quantity: number; now: Date; expireAt?: Date },
): CartItem {
  const { id: productId, name, price, image } = product;
  const item = { productId, name, price, image, size, quantity, addedAt: now, updatedAt: now };
  return { _id: lineId(item), ...item, ...(expireAt && { expireAt }) };
}

export function lineTotal(line: { readonly price: Paisa; readonly quantity: number }): Paisa {
  return multiplyPaisa(line.price, line.quantity);
}

/** What the cart panel shows; checkout prices anew from the products (quote.ts). */
export function cartTotal(items: readonly CartItem[]): Paisa {
  return addPaisa(...items.map(lineTotal));
}
