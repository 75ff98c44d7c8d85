import * as z from 'zod/mini';
import { orderDraftSchema } from '../../checkout/order-draft.ts';
import { nonNegativeTakaSchema } from '../../money/taka.ts';
import { orderSchema } from '../../orders/order.ts';
import { call, cursor, emailParameter, noData, orderIdParameter, wholeNumber } from '../call.ts';

/** Orders (SPEC 7, DESIGN 5). */
export const orderCalls = {
  /** A 409 carries `{ quote }` with the figures as they are now. */
  placeOrder: call({
    method: 'POST',
    path: '/api/orders',
    who: 'signed-in',
    idempotent: true,
    perMinute: 20,
    body: orderDraftSchema,
    data: orderSchema,
  }),
  /**
   * By its owner while it has not shipped, by staff always; what was paid online goes back. Cancelling twice changes
   * nothing.
   */
  cancelOrder: call({
    method: 'POST',
    path: '/api/orders/{id}/cancel',
    who: 'signed-in',
    params: z.object({ id: z.string().check(z.regex(/^[^/]{1,128}$/)) }),
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
  /** Newest first, 20 per page: by number, or from the `nextCursor` of the page before. */
  listOrders: call({
    method: 'GET',
    path: '/api/orders',
    who: 'admin',
    query: z.object({
      limit: z.optional(wholeNumber(100)),
      page: z.optional(wholeNumber(99_999)),
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
  deleteOrder: call({
    method: 'DELETE',
    path: '/api/orders/{id}/delete',
    who: 'admin',
    params: z.object({ id: orderIdParameter }),
    data: noData,
  }),
};
