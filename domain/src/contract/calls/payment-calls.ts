import * as z from 'zod/mini';
import { orderDraftSchema } from '../../checkout/order-draft.ts';
import { nonNegativeTakaSchema } from '../../money/taka.ts';
import { ATTEMPT_STATES } from '../../payments/attempt-states.ts';
import { attemptViewSchema, TRAN_ID_PATTERN } from '../../payments/attempt.ts';
import { PAYMENT_CHANNELS } from '../../payments/payment-channels.ts';
import { paymentMessages } from '../../payments/payment-messages.ts';
import { call, noData } from '../call.ts';
import { cursor, wholeNumber } from '../list-parameters.ts';
import { requestMessages } from '../request-messages.ts';

/** What the gateway posts; only functions/src/payments/sslcommerz-fields.ts knows its fields. */
const gatewayForm = z.record(z.string(), z.string());

/**
 * The gateway redirects the browser here with a form; the answer is always a redirect to a page of
 * docs/reference/specification.md 2.
 */
const browserReturn = <const Path extends `/api/${string}`>(path: Path) =>
  call({
    method: 'POST',
    path,
    access: 'anyone',
    form: true,
    answers: 'redirect',
    body: gatewayForm,
    data: noData,
  });

/** An order draft with the advance that the shopper agreed to; without one the total is paid. */
const paymentDraftSchema = z.extend(orderDraftSchema, { advance: z.optional(nonNegativeTakaSchema) });

export type PaymentDraft = z.output<typeof paymentDraftSchema>;

/** Online payment (docs/architecture.md#one-order-from-tap-to-report). */
export const paymentCalls = {
  /**
   * Body and errors as of POST /api/orders. `channel` opens the page at a wallet (docs/adr/0061). The same key returns the same
   * payment while the attempt is open, also with another `channel`, and a 409 once it is closed. On other terms (total,
   * delivery, items, advance) while it is open, a 409 carries `{ open: { tranId, total } }` with what it takes. With `advance`,
   * the gateway takes that amount and the order is made as Cash on Delivery (docs/adr/0062); where the shop asks for another
   * advance, a 409 carries `{ quote, advance }`.
   */
  startPayment: call({
    method: 'POST',
    path: '/api/payments/init',
    access: 'signed-in',
    idempotent: true,
    perMinute: 20,
    body: z.extend(paymentDraftSchema, {
      channel: z.optional(z.enum(PAYMENT_CHANNELS, paymentMessages.channelUnknown)),
    }),
    status: 201,
    data: z.object({ tranId: z.string(), gatewayUrl: z.string() }),
  }),
  returnPaid: browserReturn('/api/payments/success'),
  returnFailed: browserReturn('/api/payments/fail'),
  returnCancelled: browserReturn('/api/payments/cancel'),
  /** The gateway's server-to-server notification of the same, independent of the browser. */
  paymentNotice: call({
    method: 'POST',
    path: '/api/payments/ipn',
    access: 'anyone',
    form: true,
    body: gatewayForm,
    data: z.object({ state: z.enum(ATTEMPT_STATES) }),
  }),
  /** Newest first. `state=paid_unfulfilled` selects payments without an order. */
  listPayments: call({
    method: 'GET',
    path: '/api/payments',
    access: 'staff',
    rights: ['money'],
    query: z.object({
      state: z.optional(z.enum(ATTEMPT_STATES, requestMessages.unknownState)),
      limit: z.optional(wholeNumber(100)),
      cursor: z.optional(cursor),
    }),
    data: z.array(attemptViewSchema),
  }),
  /**
   * Refunds a payment without an order, or retries a failed refund immediately. `byHand`: staff refunded it in the
   * gateway's own panel; the text (a reference) is stored with it.
   */
  refundPayment: call({
    method: 'POST',
    path: '/api/payments/{tranId}/refund',
    access: 'staff',
    rights: ['money'],
    params: z.object({ tranId: z.string().check(z.regex(TRAN_ID_PATTERN)) }),
    body: z.object({
      byHand: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    }),
    data: attemptViewSchema,
  }),
};
