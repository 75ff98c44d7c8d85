import * as z from 'zod/mini';
import { ORDER_READERS } from '../../accounts/roles.ts';
import { orderDraftSchema } from '../../checkout/order-draft.ts';
import { orderSchema } from '../../orders/order.ts';
import { call, noData } from '../call.ts';
import { cursor, wholeNumber } from '../list-parameters.ts';
import { emailParameter, orderIdParameter, documentLanguage } from '../parameters.ts';
import { typedText } from '../../text/written-text.ts';
import { requestMessages } from '../request-messages.ts';
import { refundMessages } from '../refund-messages.ts';

const oneOrder = z.object({ id: orderIdParameter });
const inLanguage = z.object({ language: documentLanguage });

/** The longest reason of a refund or a cancellation, in characters. */
export const MAX_REASON = 200;

/**
 * What becomes of an online payment when staff cancel its order, as a form and as the body of the call. Keeping it needs a
 * reason, for the audit log.
 */
export const cancellationSchema = z
  .object({ payment: z.enum(['refund', 'keep'], requestMessages.notValid), reason: typedText(MAX_REASON) })
  .check(
    z.refine(({ payment, reason }) => payment === 'refund' || reason !== '', {
      path: ['reason'],
      error: refundMessages.reason,
    }),
  );

/** Orders (docs/reference/specification.md 7). The calls of staff alone are in staffOrderCalls, so that customers' pages do not load them. */
export const orderCalls = {
  /**
   * A 409 carries `{ quote }` with the current amounts; with `advance` where the shop asks for one, which POST
   * /api/payments/init takes; or, where the same key has placed another order, `{ orderId,
   * order }` of that order.
   */
  placeOrder: call({
    method: 'POST',
    path: '/api/orders',
    access: 'signed-in',
    idempotent: true,
    perMinute: 20,
    body: orderDraftSchema,
    status: 201,
    data: orderSchema,
  }),
  /**
   * By its owner until it ships, by staff always. An online payment is refunded, unless staff send that the shop keeps it.
   * Repeated cancellation changes nothing.
   */
  cancelOrder: call({
    method: 'POST',
    path: '/api/orders/{id}/cancel',
    access: 'signed-in',
    rights: ['orders'],
    params: oneOrder,
    body: z.optional(cancellationSchema),
    data: orderSchema,
  }),
  /** The caller's own orders, newest first. */
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
    access: 'self-or-staff',
    rights: ORDER_READERS,
    query: z.object({
      userEmail: emailParameter,
      limit: z.optional(wholeNumber(100)),
      cursor: z.optional(cursor),
    }),
    data: z.array(orderSchema),
  }),
  /** A PDF for the customer. 404 for another customer's order, as for one that does not exist. */
  orderInvoice: call({
    method: 'GET',
    path: '/api/orders/{id}/invoice',
    access: 'signed-in',
    rights: ORDER_READERS,
    answers: 'file',
    params: oneOrder,
    query: inLanguage,
    data: noData,
  }),
};
