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
import { callApi } from '../api/call-api.ts';
import { invalidateCartAfterOrder } from '../cart/cart-mutations.ts';
import { getIdToken } from '../auth/auth-mutations.ts';

/** As it is sent: money in taka. */
export type SentOrderDraft = SentPartOf<typeof orderCalls.placeOrder, 'body'>;

/** Milliseconds before the second and the third try. */
const RETRY_DELAYS_MS = [800, 2_500];

/**
 * Places an order to be paid in cash. The same `requestKey` (a UUID) gives the same order, however often it is sent, so
 * an answer that was lost on the way is simply asked for again: a phone in a lift must not leave a shopper guessing.
 * Rejects with ShopError: 'conflict' carries the figures as they are now in `data.quote` (quoteSchema).
 */
export async function placeOrder(draft: SentOrderDraft, requestKey: string): Promise<Order> {
  try {
    return await sendWithRetries(orderCalls.placeOrder, draft, requestKey, isUnanswered);
  } catch (cause) {
    void invalidateCartAfterOrder(); // what the server did is only known to the server
    throw cause;
  }
}

/**
 * Opens the gateway's page for an order: as long as it is not paid, the same key gives the same page. Rejects as
 * placeOrder does; a 'conflict' without a quote means that the payment begun under the key is over, and carries
 * `data.orderId` where it became an order. 'internal': the gateway opened no page, which is an answer.
 */
export const startPayment = (draft: SentOrderDraft, requestKey: string) =>
  sendWithRetries(paymentCalls.startPayment, draft, requestKey, isUnreachable);

async function sendWithRetries<C extends Call>(
  call: C,
  body: SentOrderDraft,
  requestKey: string,
  isWorthAnother: (fault: unknown) => boolean,
): Promise<PartOf<C, 'data'>> {
  const token = await getIdToken();
  const send = () =>
    callApi(call, {
      body: body as SentPartOf<C, 'body'>,
      token,
      headers: { [IDEMPOTENCY_HEADER]: requestKey },
    });
  for (const pause of RETRY_DELAYS_MS) {
    try {
      return await send();
    } catch (cause) {
      if (!isWorthAnother(cause)) throw cause;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return send();
}

/** True where the order may have been placed all the same. */
export function isUnanswered(fault: unknown): boolean {
  return isUnreachable(fault) || (fault as ShopError).code === 'internal';
}

const isUnreachable = (fault: unknown) => !(fault instanceof ShopError) || fault.code === 'unreachable';
