import * as z from 'zod/mini';
import { addressSchema } from '../checkout/address.ts';
import { quoteSchema } from '../checkout/quote-schema.ts';
import type { Paisa } from '../money/paisa.ts';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { REFUND_STATES } from '../orders/statuses.ts';
import { momentSchema } from '../time/moment.ts';
import { ATTEMPT_STATES, UNFULFILLED_REASONS } from './attempt-states.ts';
import type { PaymentChannel } from './payment-channels.ts';

/**
 * The pattern of an attempt's document id. The gateway allows thirty characters; ours are NG and 28 hexadecimal ones.
 */
export const TRAN_ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,29}$/;

/** The gateway's page of an attempt, and those that open at one wallet; older attempts have none of these. */
const sessionSchema = z.object({
  key: z.string(),
  gatewayUrl: z.string(),
  channelUrls: z.optional(
    z.object({ bkash: z.optional(z.string()), nagad: z.optional(z.string()) } satisfies Record<
      PaymentChannel,
      unknown
    >),
  ),
});

/** The received payment as the gateway validated it. */
const receivedPaymentSchema = z.object({
  valId: z.string(),
  /** The id that refunds refer to. */
  bankTranId: z.string(),
  amount: nonNegativeTakaSchema,
  /** 'BKASH-BKash', 'VISA-Dutch Bangla': for staff to read. */
  method: z.string(),
  isRisky: z.boolean(),
  settledAt: momentSchema,
});

/**
 * A refund: of a part of a payment, or of the rest of it. Stored before the gateway is called; `refundTransId` is its id
 * and stays the same for every try.
 */
const refundSchema = z.object({
  refundTransId: z.string(),
  amount: nonNegativeTakaSchema,
  state: z.enum(REFUND_STATES),
  /** The gateway's id of it, once accepted. */
  refundRefId: z.nullable(z.string()),
  requestedBy: z.string(),
  requestedAt: momentSchema,
  updatedAt: momentSchema,
  tries: z.int(),
  /** Why the last try failed, or the staff's reference of a refund made by hand; '' for none. */
  note: z.string(),
  /** Why staff gave a part back. */
  reason: z.optional(z.string()),
});

/**
 * An online payment attempt: payments/{tranId}, written by functions only. `quote` and `total` are what the shopper
 * agreed to; an order made from the attempt has these amounts, whatever products cost by then. `nextCheckAt` is
 * when the sweep checks with the gateway again (the payment, then its refund); null when nothing is left to check.
 */
export const attemptSchema = z.object({
  _id: z.string().check(z.regex(TRAN_ID_PATTERN)),
  state: z.enum(ATTEMPT_STATES),
  uid: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  requestKey: z.string(),
  quote: quoteSchema,
  /** The total of the quote. */
  total: nonNegativeTakaSchema,
  /** What is paid with this attempt: the total, or a part of it (docs/adr/0042). Missing in older attempts. */
  amount: z.optional(nonNegativeTakaSchema),
  shippingAddress: addressSchema,
  createdAt: momentSchema,
  updatedAt: momentSchema,
  session: z.nullable(sessionSchema),
  taken: z.nullable(receivedPaymentSchema),
  unfulfilled: z.nullable(z.enum(UNFULFILLED_REASONS)),
  /** For staff: the product, the amount, or the gateway's answer. */
  note: z.string().check(z.maxLength(500)),
  order: z.nullable(z.object({ _id: z.string(), orderId: z.string() })),
  nextCheckAt: z.nullable(momentSchema),
  checks: z.int(),
  /** Of the rest, when the order ends. */
  refund: z.nullable(refundSchema),
  /** Of parts, while the order lives on (docs/adr/0042). */
  refunds: z.optional(z.array(refundSchema)),
  /** The counted sizes that the open attempt reserves, by id of their stock, and until when (docs/adr/0046). */
  hold: z.optional(z.object({ until: momentSchema, stock: z.array(z.string()) })),
  /** Whether the open attempt holds a use of the quote's voucher (docs/adr/0074). */
  holdsVoucher: z.optional(z.literal(true)),
});

export type Attempt = z.output<typeof attemptSchema>;

/** Returns what the gateway is to take; older attempts are for the whole total. */
export function amountOf({ amount, total }: Pick<Attempt, 'amount' | 'total'>): Paisa {
  return amount ?? total;
}

/** Returns the gateway's page for a wallet; the page of all ways without one, or if the store does not have it. */
export function gatewayUrlOf(
  { gatewayUrl, channelUrls }: NonNullable<Attempt['session']>,
  channel: PaymentChannel | undefined,
): string {
  return (channel && channelUrls?.[channel]) ?? gatewayUrl;
}
export type ReceivedPayment = z.output<typeof receivedPaymentSchema>;
export type Refund = z.output<typeof refundSchema>;

/** What staff see of an attempt. */
export const attemptViewSchema = z.omit(attemptSchema, {
  requestKey: true,
  session: true,
  nextCheckAt: true,
  checks: true,
});
