import { quoteSchema, type Quote } from '@nargisus/domain/checkout';
import { ShopError } from '@nargisus/domain/contract';
import { nonNegativeTakaSchema, taka, type Paisa } from '@nargisus/domain/money';
import { CASH_ON_DELIVERY, orderSchema, type Order, type PaymentMethod } from '@nargisus/domain/orders';
import type { PaymentChannel } from '@nargisus/domain/payments';
import * as z from 'zod/mini';
import {
  nextIdempotencyKey,
  savePendingPayment,
  type PendingPayment,
} from '#data/checkout/idempotency-key.ts';
import { isUnanswered, placeOrder, startPayment, type SentPaymentDraft } from '#data/checkout/place-order.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { fieldErrorsOf, type Translatable, type TranslatableFields } from '#locales/translatable.ts';
import { translate } from '#locales/translate.ts';
import { currentStrings } from '#locales/use-strings.ts';

export interface OrderSubmission {
  uid: string;
  /** With `advance` for a cash order that is paid in part before it is placed. */
  draft: SentPaymentDraft;
  method: PaymentMethod;
  /** The wallet of an online payment. */
  channel: PaymentChannel | undefined;
  /** The lines being bought, as the Idempotency-Key names them. */
  purchase: object;
  key: string;
}

/** How a press of Pay Now ended. */
export type SubmitOutcome =
  /** `isAsAgreed` is false for an order of the same lines that another tab placed with other choices. */
  | { kind: 'placed'; order: Order; isAsAgreed: boolean }
  /** The order exists already: another tab was faster, or it was paid before Back was pressed. */
  | { kind: 'already-placed'; ids: { order_id: string; tran_id?: string } }
  /** The gateway's page is open at `url`. */
  | { kind: 'redirect'; url: string }
  /**
   * The shop's prices, stock or advance differ from what the shopper saw; `quote` and `advance` have them as they are
   * now.
   */
  | {
      kind: 'conflict';
      quote: Quote;
      advance: Paisa | undefined;
      message: Translatable;
      fields: TranslatableFields | undefined;
    }
  /** A payment for the same lines is open, begun in another tab or on another device with other choices. */
  | { kind: 'pending-payment'; payment: PendingPayment }
  /** `message` is translated. */
  | { kind: 'rejected'; message: string; fields: TranslatableFields | undefined };

/** The number of ended payments that one press skips; the next press continues where this one stopped. */
const MAX_ENDED_PAYMENTS = 8;

/** Returns whether a submission ends on the gateway's page: for the total, or for the advance of a cash order. */
export const opensGateway = ({ method, draft }: Pick<OrderSubmission, 'method' | 'draft'>): boolean =>
  method !== CASH_ON_DELIVERY || draft.advance !== undefined;

/** Places an order to be paid in cash, or opens the gateway's page for it. Never rejects. */
export async function submitOrder(submission: OrderSubmission): Promise<SubmitOutcome> {
  try {
    return await (opensGateway(submission) ? openGateway(submission) : placeInCash(submission));
  } catch (cause) {
    return rejectionOf(cause, submission);
  }
}

async function placeInCash({ draft, key }: OrderSubmission): Promise<SubmitOutcome> {
  try {
    return { kind: 'placed', order: await placeOrder(draft, key), isAsAgreed: true };
  } catch (cause) {
    const placed = cause instanceof ShopError && placedBeforeSchema.safeParse(cause.data);
    if (!placed || !placed.success) throw cause;
    return { kind: 'placed', order: placed.data.order, isAsAgreed: false };
  }
}

/**
 * Opens the gateway's page for the purchase. A payment that has ended without an order, perhaps on another device, is
 * followed by the next key; one that is open with the same choices is continued.
 */
async function openGateway({
  uid,
  draft,
  channel,
  purchase,
  key: firstKey,
}: OrderSubmission): Promise<SubmitOutcome> {
  let key = firstKey;
  for (let ended = 0; ; ended += 1) {
    try {
      const { tranId, gatewayUrl } = await startPayment(draft, channel, key);
      const url = httpUrl(gatewayUrl);
      savePendingPayment(uid, { tranId, key, total: taka(draft.advance ?? draft.totalAmount) });
      return { kind: 'redirect', url };
    } catch (cause) {
      if (!(cause instanceof ShopError)) throw cause;
      const { quote, tranId, orderId, open } = (cause.data ?? {}) as Partial<Record<string, unknown>>;
      if (typeof orderId === 'string') {
        const ids = { ...(typeof tranId === 'string' && { tran_id: tranId }), order_id: orderId };
        return { kind: 'already-placed', ids };
      }
      const pending = pendingPaymentSchema.safeParse(open);
      if (pending.success) {
        return { kind: 'pending-payment', payment: savePendingPayment(uid, { ...pending.data, key }) };
      }
      const hasEnded = cause.code === 'conflict' && !quote;
      // 'internal': the gateway opened no page. The next press starts another payment.
      if (hasEnded || cause.code === 'internal') key = await nextIdempotencyKey(uid, purchase, key);
      if (!hasEnded || ended === MAX_ENDED_PAYMENTS) throw cause;
    }
  }
}

function rejectionOf(cause: unknown, submission: OrderSubmission): SubmitOutcome {
  const t = currentStrings(checkoutStrings);
  const error = cause instanceof ShopError ? cause : null;
  const fields = error ? fieldErrorsOf(error) : undefined;
  const found = conflictSchema.safeParse(error?.data);
  if (error && found.success) {
    const { quote, advance } = found.data;
    return { kind: 'conflict', quote, advance, message: error, fields };
  }
  // Without the gateway's page no order was placed; without an answer to an order in cash, it may have been.
  const isAnswered = error?.code === 'internal' && opensGateway(submission);
  if (!isAnswered && isUnanswered(cause)) return { kind: 'rejected', message: t.failed, fields };
  return { kind: 'rejected', message: error?.message ? translate(error) : t.notPlaced, fields };
}

const conflictSchema = z.object({ quote: quoteSchema, advance: z.optional(nonNegativeTakaSchema) });
const placedBeforeSchema = z.object({ order: orderSchema });
const pendingPaymentSchema = z.object({ tranId: z.string(), total: nonNegativeTakaSchema });

/** The server has checked the gateway's answer; a script URL is rejected here all the same. */
function httpUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`Not a page: ${protocol}`);
  return href;
}
