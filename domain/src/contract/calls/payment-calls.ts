import * as z from 'zod/mini';
import { orderDraftSchema } from '../../checkout/order-draft.ts';
import { ATTEMPT_STATES } from '../../payments/attempt-states.ts';
import { attemptViewSchema, TRAN_ID_PATTERN } from '../../payments/attempt.ts';
import { call, cursor, noData, wholeNumber } from '../call.ts';
import { requestMessages } from '../request-messages.ts';

/** What the gateway posts; only functions/src/payments/sslcommerz.ts knows the fields. */
const gatewayForm = z.record(z.string(), z.string());

/**
 * The gateway sends the browser here with a form; the answer is always a redirect to a page of
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

/** Paying online (docs/architecture.md#one-order-from-tap-to-report). */
export const paymentCalls = {
  /**
   * Body and refusals as of POST /api/orders. The same key gives the same page as long as the attempt is open, and a
   * 409 once it is closed; asked on other terms (total, delivery, items) while it is open, a 409 with
   * `{ open: { tranId, total } }`.
   */
  startPayment: call({
    method: 'POST',
    path: '/api/payments/init',
    access: 'signed-in',
    idempotent: true,
    perMinute: 20,
    body: orderDraftSchema,
    data: z.object({ tranId: z.string(), gatewayUrl: z.string() }),
  }),
  returnPaid: browserReturn('/api/payments/success'),
  returnFailed: browserReturn('/api/payments/fail'),
  returnCancelled: browserReturn('/api/payments/cancel'),
  /** The gateway's server tells the same, with or without the browser. */
  paymentNotice: call({
    method: 'POST',
    path: '/api/payments/ipn',
    access: 'anyone',
    form: true,
    body: gatewayForm,
    data: z.object({ state: z.enum(ATTEMPT_STATES) }),
  }),
  /** Newest first. `state=paid_unfulfilled` are those who paid and have no order. */
  listPayments: call({
    method: 'GET',
    path: '/api/payments',
    access: 'admin',
    query: z.object({
      state: z.optional(z.enum(ATTEMPT_STATES, requestMessages.unknownState)),
      limit: z.optional(wholeNumber(100)),
      cursor: z.optional(cursor),
    }),
    data: z.array(attemptViewSchema),
  }),
  /**
   * Sends money back for which there is no order, and tries a refund again at once that failed. `byHand`: it was made in
   * the gateway's own panel; the words (a reference) are kept with it.
   */
  refundPayment: call({
    method: 'POST',
    path: '/api/payments/{tranId}/refund',
    access: 'admin',
    params: z.object({ tranId: z.string().check(z.regex(TRAN_ID_PATTERN)) }),
    body: z.object({
      byHand: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    }),
    data: attemptViewSchema,
  }),
};
