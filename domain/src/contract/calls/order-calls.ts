import * as z from 'zod/mini';
import { orderDraftSchema } from '../../checkout/order-draft.ts';
import { nonNegativeTakaSchema } from '../../money/taka.ts';
import { orderSchema } from '../../orders/order.ts';
import { salesStatsSchema } from '../../orders/sales-stats.ts';
import { staffNoteFormSchema, staffNoteSchema } from '../../orders/staff-note.ts';
import { attemptViewSchema } from '../../payments/attempt.ts';
import {
  call,
  cursor,
  emailParameter,
  noData,
  orderIdParameter,
  documentLanguage,
  wholeNumber,
} from '../call.ts';
import { requestMessages } from '../request-messages.ts';
import { salesPeriod } from '../sales-period.ts';

const oneOrder = z.object({ id: orderIdParameter });
const inLanguage = z.object({ language: documentLanguage });

/** As many sheets as a page of the dashboard's table has rows, and some. */
const MOST_SLIPS = 50;

const ONE_ID = '[A-Za-z0-9][A-Za-z0-9_-]{0,127}';

/** Document ids with commas between them. */
const orderIdList = z.pipe(
  z
    .string(requestMessages.unknownOrder)
    .check(
      z.regex(new RegExp(`^${ONE_ID}(?:,${ONE_ID}){0,${MOST_SLIPS - 1}}$`), requestMessages.unknownOrder),
    ),
  z.transform((ids) => ids.split(',')),
);

/** Orders (docs/reference/specification.md 7). */
export const orderCalls = {
  /**
   * A 409 carries `{ quote }` with the figures as they are now; or, where the same key has made an order out of another
   * request, `{ orderId, order }` of that order.
   */
  placeOrder: call({
    method: 'POST',
    path: '/api/orders',
    access: 'signed-in',
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
    access: 'signed-in',
    params: oneOrder,
    data: orderSchema,
  }),
  /** The caller's own, newest first. */
  listMyOrders: call({
    method: 'GET',
    path: '/api/me/orders',
    access: 'signed-in',
    query: z.object({ limit: z.optional(wholeNumber(100)), cursor: z.optional(cursor) }),
    data: z.array(orderSchema),
  }),
  /** Newest first. */
  listUserOrders: call({
    method: 'GET',
    path: '/api/orders/user',
    access: 'self-or-admin',
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
    access: 'admin',
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
    access: 'admin',
    data: z.object({
      totalOrders: z.int(),
      totalRevenue: nonNegativeTakaSchema,
      statusBreakdown: z.array(z.object({ _id: z.string(), count: z.int() })),
    }),
  }),
  /**
   * What was sold from one Dhaka day to another, both included, at most 92 days: by category, by region, and the ten
   * products with the highest revenue. Costs the same reads however many orders there are.
   */
  salesStats: call({
    method: 'GET',
    path: '/api/orders/stats/sales',
    access: 'admin',
    query: salesPeriod,
    data: salesStatsSchema,
  }),
  /** A PDF for the customer. Somebody else's order is not there: a 404, as for one that nobody has. */
  orderInvoice: call({
    method: 'GET',
    path: '/api/orders/{id}/invoice',
    access: 'signed-in',
    answers: 'file',
    params: oneOrder,
    query: inLanguage,
    data: noData,
  }),
  /** A PDF for who packs the parcel: what goes in, and where it goes. */
  packingSlip: call({
    method: 'GET',
    path: '/api/orders/{id}/slip',
    access: 'admin',
    answers: 'file',
    params: oneOrder,
    query: inLanguage,
    data: noData,
  }),
  /** The packing slips of up to 50 orders as one PDF, in the order given; those that are gone are left out. */
  packingSlips: call({
    method: 'GET',
    path: '/api/orders/slips',
    access: 'admin',
    answers: 'file',
    query: z.extend(inLanguage, { ids: orderIdList }),
    data: noData,
  }),
  /** A note of staff for staff. They are read under orders/{id}/notes, live. */
  addStaffNote: call({
    method: 'POST',
    path: '/api/orders/{id}/notes',
    access: 'admin',
    params: oneOrder,
    body: staffNoteFormSchema,
    data: staffNoteSchema,
  }),
  /**
   * The attempts to pay online that led to this order, or that the same buyer made for the same things shortly
   * before it; oldest first, none for an order that was never to be paid online.
   */
  orderPayments: call({
    method: 'GET',
    path: '/api/orders/{id}/payments',
    access: 'admin',
    params: oneOrder,
    data: z.array(attemptViewSchema),
  }),
  /** Its staff notes go with it. */
  deleteOrder: call({
    method: 'DELETE',
    path: '/api/orders/{id}/delete',
    access: 'admin',
    params: oneOrder,
    data: noData,
  }),
};
