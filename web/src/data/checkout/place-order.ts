import {
  orderCalls,
  paymentCalls,
  IDEMPOTENCY_HEADER,
  ShopError,
  type Call,
  type PartOf,
  type SentPartOf,
} from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import type { PaymentChannel } from '@nargisus/domain/payments';
import { callApi } from '../api/call-api.ts';
import { invalidateCartAfterOrder } from '../cart/cart-mutations.ts';
import { getIdToken } from '../auth/auth-mutations.ts';

/** The request body: money in taka. */
export type SentOrderDraft = SentPartOf<typeof orderCalls.placeOrder, 'body'>;

/** The same with the advance of a cash order, if the shop asks for one (docs/adr/0062). */
export type SentPaymentDraft = SentPartOf<typeof paymentCalls.startPayment, 'body'>;

/** Milliseconds before the second and the third attempt. */
const RETRY_DELAYS_MS = [800, 2_500];

/**
 * Places an order to be paid in cash. The same `requestKey` (a UUID) returns the same order, however often it is sent, so a
 * request whose answer was lost is retried: a phone in a lift must not leave a shopper guessing. Rejects with ShopError:
 * 'conflict' carries the present prices in `data.quote` (quoteSchema).
 */
export async function placeOrder(draft: SentOrderDraft, requestKey: string): Promise<Order> {
  try {
    return await sendWithRetries(orderCalls.placeOrder, draft, requestKey, isUnanswered);
  } catch (cause) {
    void invalidateCartAfterOrder(); // the server may have placed the order
    throw cause;
  }
}

/**
 * Opens the gateway's page for an order, or for its advance, at a wallet if one is chosen. Until it is paid, the same key is the same
 * payment. Rejects as placeOrder does; a 'conflict' without a quote means that the payment begun under the key has ended, and carries
 * `data.orderId` when it became an order. 'internal' means that the gateway opened no page, and is not retried.
 */
export const startPayment = (
  draft: SentPaymentDraft,
  channel: PaymentChannel | undefined,
  requestKey: string,
) =>
  sendWithRetries(
    paymentCalls.startPayment,
    { ...draft, ...(channel && { channel }) },
    requestKey,
    isUnreachable,
  );

async function sendWithRetries<C extends Call>(
  call: C,
  body: SentPaymentDraft,
  requestKey: string,
  isRetryable: (error: unknown) => boolean,
): Promise<PartOf<C, 'data'>> {
  const token = await getIdToken();
  const send = () =>
    callApi(call, {
      body: body as SentPartOf<C, 'body'>,
      token,
      headers: { [IDEMPOTENCY_HEADER]: requestKey },
    });
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await send();
    } catch (cause) {
      if (!isRetryable(cause)) throw cause;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return send();
}

/** Returns whether the order may have been placed in spite of the error. */
export function isUnanswered(error: unknown): boolean {
  return isUnreachable(error) || (error as ShopError).code === 'internal';
}

const isUnreachable = (error: unknown) => !(error instanceof ShopError) || error.code === 'unreachable';
