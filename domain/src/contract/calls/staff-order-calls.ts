import * as z from 'zod/mini';
import { ORDER_READERS } from '../../accounts/roles.ts';
import type { Paisa } from '../../money/paisa.ts';
import { nonNegativeTakaSchema, paisaFromTaka } from '../../money/taka.ts';
import { orderSchema } from '../../orders/order.ts';
import { salesStatsSchema } from '../../orders/sales-stats.ts';
import { staffNoteFormSchema, staffNoteSchema } from '../../orders/staff-note.ts';
import { attemptViewSchema } from '../../payments/attempt.ts';
import { call, noData } from '../call.ts';
import { cursor, wholeNumber } from '../list-parameters.ts';
import { orderIdParameter, documentLanguage } from '../parameters.ts';
import { requiredText } from '../../text/written-text.ts';
import { orderIdList } from '../order-id-list.ts';
import { refundMessages } from '../refund-messages.ts';
import { salesPeriod } from '../sales-period.ts';
import { MAX_REASON } from './order-calls.ts';

const oneOrder = z.object({ id: orderIdParameter });
const inLanguage = z.object({ language: documentLanguage });

/** An amount as typed or sent: "1,250.50" or 1250.5, above zero. */
const requestedAmount = z.pipe(
  z
    .union([z.number(), z.string()], refundMessages.amount)
    .check(z.refine((amount) => (paisaFromTaka(amount) ?? 0) > 0, refundMessages.amount)),
  z.transform((amount): Paisa => paisaFromTaka(amount) as Paisa),
);

/** The refund of a part of a payment, as a form and as the body of its call. */
export const partRefundSchema = z.object({
  amount: requestedAmount,
  reason: requiredText(refundMessages.reason, MAX_REASON),
});

/** The calls about orders that only staff make (docs/reference/specification.md 7). */
export const staffOrderCalls = {
  /** Newest first, 20 per page: by number, or from the `nextCursor` of the previous page. */
  listOrders: call({
    method: 'GET',
    path: '/api/orders',
    access: 'staff',
    rights: ORDER_READERS,
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
    access: 'staff',
    rights: ['money'],
    data: z.object({
      totalOrders: z.int(),
      totalRevenue: nonNegativeTakaSchema,
      statusBreakdown: z.array(z.object({ _id: z.string(), count: z.int() })),
    }),
  }),
  /**
   * Sales from one Dhaka day to another, inclusive, at most 92 days: by category, by region, and the ten products with
   * the highest revenue. Its number of reads does not grow with the orders.
   */
  salesStats: call({
    method: 'GET',
    path: '/api/orders/stats/sales',
    access: 'staff',
    rights: ['money'],
    query: salesPeriod,
    data: salesStatsSchema,
  }),
  /** A PDF for the packer: the items and the address. */
  packingSlip: call({
    method: 'GET',
    path: '/api/orders/{id}/slip',
    access: 'staff',
    rights: ['orders', 'packing'],
    answers: 'file',
    params: oneOrder,
    query: inLanguage,
    data: noData,
  }),
  /** The packing slips of up to 50 orders as one PDF in the given order; missing orders are left out. */
  packingSlips: call({
    method: 'GET',
    path: '/api/orders/slips',
    access: 'staff',
    rights: ['orders', 'packing'],
    answers: 'file',
    query: z.extend(inLanguage, { ids: orderIdList() }),
    data: noData,
  }),
  /** Adds an internal staff note. Notes are read live from orders/{id}/notes. */
  addStaffNote: call({
    method: 'POST',
    path: '/api/orders/{id}/notes',
    access: 'staff',
    rights: ORDER_READERS,
    params: oneOrder,
    body: staffNoteFormSchema,
    status: 201,
    data: staffNoteSchema,
  }),
  /**
   * The online payment attempts that led to this order, or that the same buyer made for the same items shortly before
   * it; oldest first. Empty for an order that was never to be paid online.
   */
  orderPayments: call({
    method: 'GET',
    path: '/api/orders/{id}/payments',
    access: 'staff',
    rights: ['orders', 'money'],
    params: oneOrder,
    data: z.array(attemptViewSchema),
  }),
  /**
   * Gives a part of an online payment back while the order lives on: never more than was paid and is in no other refund.
   * The same key is the same refund. The order has its amount in `money.refunded` once the gateway has paid it.
   */
  refundPart: call({
    method: 'POST',
    path: '/api/orders/{id}/refunds',
    access: 'staff',
    rights: ['money'],
    idempotent: true,
    params: oneOrder,
    body: partRefundSchema,
    status: 201,
    data: orderSchema,
  }),
  /** Also deletes its staff notes. */
  deleteOrder: call({
    method: 'DELETE',
    path: '/api/orders/{id}/delete',
    access: 'admin',
    params: oneOrder,
    data: noData,
  }),
};
