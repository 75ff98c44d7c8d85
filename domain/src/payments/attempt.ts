import * as z from 'zod/mini';
import { addressSchema } from '../checkout/address.ts';
import { quoteSchema } from '../checkout/quote-schema.ts';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { REFUND_STATES } from '../orders/statuses.ts';
import { momentSchema } from '../time/moment.ts';
import { ATTEMPT_STATES, UNFULFILLED_REASONS } from './attempt-states.ts';

/** A document id. The gateway allows thirty characters; ours are NG and 28 hexadecimal ones. */
export const TRAN_ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,29}$/;

/** The money that came in, as the gateway's validation told it. */
const receivedPaymentSchema = z.object({
  valId: z.string(),
  /** What refunds name. */
  bankTranId: z.string(),
  amount: nonNegativeTakaSchema,
  /** 'BKASH-BKash', 'VISA-Dutch Bangla': for staff to read. */
  method: z.string(),
  isRisky: z.boolean(),
  settledAt: momentSchema,
});

/** Money on its way back. Written before the gateway hears of it; `refundTransId` stays the same for every try. */
const refundSchema = z.object({
  refundTransId: z.string(),
  amount: nonNegativeTakaSchema,
  state: z.enum(REFUND_STATES),
  /** The gateway's name of it, once it has taken it on. */
  refundRefId: z.nullable(z.string()),
  requestedBy: z.string(),
  requestedAt: momentSchema,
  updatedAt: momentSchema,
  tries: z.int(),
  /** Why the last try failed, or where staff made it by hand; '' when there is nothing to say. */
  note: z.string(),
});

/**
 * An attempt to pay online: payments/{tranId}, kept by functions only. `quote` and `total` are what the person agreed
 * to pay; an order made from it has these figures, whatever products cost by then. `nextCheckAt` is when the sweep asks
 * the gateway again (about the payment, then about its refund); null when there is nothing more to ask.
 */
export const attemptSchema = z.object({
  _id: z.string().check(z.regex(TRAN_ID_PATTERN)),
  state: z.enum(ATTEMPT_STATES),
  uid: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  requestKey: z.string(),
  quote: quoteSchema,
  total: nonNegativeTakaSchema,
  shippingAddress: addressSchema,
  createdAt: momentSchema,
  updatedAt: momentSchema,
  session: z.nullable(z.object({ key: z.string(), gatewayUrl: z.string() })),
  taken: z.nullable(receivedPaymentSchema),
  unfulfilled: z.nullable(z.enum(UNFULFILLED_REASONS)),
  /** For staff: which product, which amount, what the gateway said. */
  note: z.string().check(z.maxLength(500)),
  order: z.nullable(z.object({ _id: z.string(), orderId: z.string() })),
  nextCheckAt: z.nullable(momentSchema),
  checks: z.int(),
  refund: z.nullable(refundSchema),
});

export type Attempt = z.output<typeof attemptSchema>;
export type ReceivedPayment = z.output<typeof receivedPaymentSchema>;
export type Refund = z.output<typeof refundSchema>;

/** What staff see of an attempt. */
export const attemptViewSchema = z.omit(attemptSchema, {
  requestKey: true,
  session: true,
  nextCheckAt: true,
  checks: true,
});
