import * as z from 'zod/mini';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import type { Order } from '../orders/order.ts';
import { momentSchema } from '../time/moment.ts';
import { browserIdSchema, clickIdSchema } from './browser-ids.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What a browser adds to the report of its order: by what Meta may recognise it. */
export const conversionRequestSchema = z.object({
  browserId: z.optional(browserIdSchema),
  clickId: z.optional(clickIdSchema),
  /** Meta requires it. As the browser says it: behind the CDN a request's header may be another's. */
  userAgent: z.string().check(z.minLength(1), z.maxLength(512)),
});

export type ConversionRequest = z.output<typeof conversionRequestSchema>;

/** Whom Meta may recognise; removed as soon as it was sent. Hashes are SHA-256 in hex. */
const visitorSchema = z.object({
  ...conversionRequestSchema.shape,
  uidHash: z.string(),
  /** Of an address that the account has verified. */
  emailHash: z.optional(z.string()),
  /** Of the number that signs in. */
  phoneHash: z.optional(z.string()),
});

/**
 * conversions/{order}: an order whose buyer agreed that Meta learns of it (docs/adr/0066). Functions only. Its id is the order's,
 * so that an order is reported once.
 */
export const conversionSchema = z.object({
  _id: z.string(),
  uid: z.string(),
  orderId: z.string(),
  orderedAt: momentSchema,
  total: nonNegativeTakaSchema,
  items: z.array(z.object({ productId: z.string(), quantity: z.int(), price: nonNegativeTakaSchema })),
  /** Null once it was sent, or given up. */
  visitor: z.nullable(visitorSchema),
});

export type Conversion = z.output<typeof conversionSchema>;

/** Meta joins the browser's event and the server's within two days, so a report must come within one. */
export const isReportable = ({ createdAt }: Pick<Order, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < DAY_MS;

/** Returns the report of an order. */
export function conversionOf(order: Order, visitor: NonNullable<Conversion['visitor']>): Conversion {
  const { _id, uid, orderId, createdAt, totalAmount, items } = order;
  return {
    ...{ _id, uid, orderId, orderedAt: createdAt, total: totalAmount, visitor },
    items: items.map(({ productId, quantity, price }) => ({ productId, quantity, price })),
  };
}
