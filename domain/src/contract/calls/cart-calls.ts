import * as z from 'zod/mini';
import { cartMessages } from '../../cart/cart-messages.ts';
import { quantitySchema } from '../../cart/quantity.ts';
import { productIdSchema } from '../../catalogue/product-id.ts';
import { priceSchema } from '../../catalogue/price.ts';
import { sizeSchema, sizingSchema } from '../../catalogue/sizes.ts';
import { call, noData } from '../call.ts';
import { emailParameter } from '../parameters.ts';
import { requestMessages } from '../request-messages.ts';

/**
 * The cart's owner. A guest sends the guest id as `userId` and nothing else; a signed-in shopper sends `userEmail` (or
 * the e-mail as `userId`, as docs/reference/specification.md 3 has it) and a token. An account without an e-mail sends its uid as
 * `userId`.
 */
const ownerFields = {
  userId: z.optional(z.string().check(z.maxLength(320))),
  userEmail: z.nullish(z.union([z.literal(''), emailParameter])),
};

/** Opaque. Contains the cart, because PUT and DELETE name nothing else (docs/architecture.md#where-data-lies). */
const lineParams = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,600}$/, requestMessages.unknownCartItem)),
});

const cartLineSchema = z.object({
  _id: z.string(),
  productId: productIdSchema,
  name: z.string(),
  price: priceSchema,
  image: z.string(),
  size: sizeSchema(),
  sizing: z.optional(sizingSchema),
  quantity: quantitySchema,
});

export type CartLine = z.output<typeof cartLineSchema>;

/** Carts (docs/reference/specification.md 7, docs/architecture.md#where-data-lies). */
export const cartCalls = {
  /** The most recently added line comes first. */
  getCart: call({
    method: 'GET',
    path: '/api/cart',
    access: 'cart-holder',
    query: z.object(ownerFields),
    data: z.array(cartLineSchema),
  }),
  /** Name, price and image come from the product; the body's are ignored. */
  addToCart: call({
    method: 'POST',
    path: '/api/cart/add',
    access: 'cart-holder',
    body: z.object({
      productId: productIdSchema,
      size: sizeSchema(cartMessages.sizeInvalid),
      quantity: quantitySchema,
      ...ownerFields,
    }),
    data: cartLineSchema,
  }),
  // Before the calls of a line, whose id would otherwise be "clear".
  clearCart: call({
    method: 'DELETE',
    path: '/api/cart/clear',
    access: 'cart-holder',
    query: z.object(ownerFields),
    data: noData,
  }),
  setCartQuantity: call({
    method: 'PUT',
    path: '/api/cart/{id}',
    access: 'cart-holder',
    params: lineParams,
    body: z.object({ quantity: quantitySchema }),
    data: noData,
  }),
  removeFromCart: call({
    method: 'DELETE',
    path: '/api/cart/{id}',
    access: 'cart-holder',
    params: lineParams,
    data: noData,
  }),
};
