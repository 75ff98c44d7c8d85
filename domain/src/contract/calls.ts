import * as z from 'zod/mini';
import { normalEmail } from '../accounts/email.ts';
import { newUserSchema, userSchema } from '../accounts/user.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import { productIdSchema } from '../catalogue/product-id.ts';
import { productSchema } from '../catalogue/product.ts';
import { orderDraftSchema } from '../checkout/order-draft.ts';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { orderSchema } from '../orders/order.ts';

/** Who may make a call; 'self-or-admin': the one whose e-mail the call names. */
export type Who = 'anyone' | 'signed-in' | 'self-or-admin' | 'admin';

interface CallShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters in braces: /api/products/{id}. */
  readonly path: `/api/${string}`;
  readonly who: Who;
  /** Needs the header Idempotency-Key, a UUID: the same key gives the same answer, however often it is sent. */
  readonly idempotent?: true;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** What `data` of a success holds. */
  readonly data: z.ZodMiniType;
}

const call = <const C extends CallShape>(shape: C): C => shape;

const wholeNumber = (largest: number) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9][0-9]{0,4}$/, `Please give a whole number from 1 to ${largest}`)),
    z.pipe(z.transform(Number), z.number().check(z.lte(largest, `At most ${largest}`))),
  );

const flag = z.pipe(
  z.enum(['true', 'false'], 'Please give true or false'),
  z.transform((text) => text === 'true'),
);

const cursor = z.string().check(z.minLength(1), z.maxLength(500));

const emailParameter = z.pipe(z.string().check(z.minLength(3), z.maxLength(320)), z.transform(normalEmail));

/** The calls of DESIGN section 5 that exist. Method, path, who, and the schemas of what is sent and answered. */
export const calls = {
  /** Newest first. Without `limit`: all. */
  listProducts: call({
    method: 'GET',
    path: '/api/products',
    who: 'anyone',
    query: z.object({
      limit: z.optional(wholeNumber(100)),
      cursor: z.optional(cursor),
      category: z.optional(z.enum(CATEGORIES, 'Unknown category')),
      featured: z.optional(flag),
    }),
    data: z.array(productSchema),
  }),
  getProduct: call({
    method: 'GET',
    path: '/api/products/{id}',
    who: 'anyone',
    params: z.object({ id: productIdSchema }),
    data: productSchema,
  }),
  /** Makes the caller's own record; once it exists, changes its name, phone and picture. */
  newUser: call({
    method: 'POST',
    path: '/api/newUser',
    who: 'signed-in',
    body: newUserSchema,
    data: userSchema,
  }),
  getUser: call({
    method: 'GET',
    path: '/api/user/{email}',
    who: 'self-or-admin',
    params: z.object({ email: emailParameter }),
    data: userSchema,
  }),
  /** A 409 carries `{ quote }` with the figures as they are now. */
  placeOrder: call({
    method: 'POST',
    path: '/api/orders',
    who: 'signed-in',
    idempotent: true,
    body: orderDraftSchema,
    data: orderSchema,
  }),
  /** Newest first. */
  listUserOrders: call({
    method: 'GET',
    path: '/api/orders/user',
    who: 'self-or-admin',
    query: z.object({
      userEmail: emailParameter,
      limit: z.optional(wholeNumber(100)),
      cursor: z.optional(cursor),
    }),
    data: z.array(orderSchema),
  }),
  /** Newest first, 20 per page. Prefer `cursor`: a `page` beyond the first is billed for the ones it skips. */
  listOrders: call({
    method: 'GET',
    path: '/api/orders',
    who: 'admin',
    query: z.object({
      limit: z.optional(wholeNumber(100)),
      page: z.optional(wholeNumber(50)),
      cursor: z.optional(cursor),
    }),
    data: z.array(orderSchema),
  }),
  orderStats: call({
    method: 'GET',
    path: '/api/orders/stats/summary',
    who: 'admin',
    data: z.object({
      totalOrders: z.int(),
      totalRevenue: nonNegativeTakaSchema,
      statusBreakdown: z.array(z.object({ _id: z.string(), count: z.int() })),
    }),
  }),
};

export type Call = CallShape;

/** The type of a call's part inside (paisa, Date), or undefined where it has none. */
export type PartOf<
  C extends Call,
  Part extends 'params' | 'query' | 'body' | 'data',
> = C[Part] extends z.ZodMiniType ? z.output<C[Part]> : undefined;

/** The same as it is sent (taka, text). */
export type SentPartOf<
  C extends Call,
  Part extends 'params' | 'query' | 'body' | 'data',
> = C[Part] extends z.ZodMiniType ? z.input<C[Part]> : undefined;

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

export const requestKeySchema = z.uuid(`The header ${IDEMPOTENCY_HEADER} must be a UUID`);
