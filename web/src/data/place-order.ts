import { orderCalls, IDEMPOTENCY_HEADER, ShopError, type SentPartOf } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { callApi } from './call-api.ts';
import { cartTakenByOrder } from './cart-actions.ts';
import { getIdToken } from './identity-actions.ts';

/** As it is sent: money in taka. */
export type SentOrderDraft = SentPartOf<typeof orderCalls.placeOrder, 'body'>;

/** Milliseconds before the second and the third try. */
const RETRY_AFTER = [800, 2_500];

/**
 * Places an order. The same `requestKey` (a UUID) gives the same order, however often it is sent, so an answer that was
 * lost on the way is simply asked for again: a phone in a lift must not leave a shopper guessing. Rejects with ShopError:
 * 'conflict' carries the figures as they are now in `data.quote` (quoteSchema).
 */
export async function placeOrder(draft: SentOrderDraft, requestKey: string): Promise<Order> {
  try {
    return await sendOrder(draft, requestKey);
  } finally {
    void cartTakenByOrder(); // also where it failed: what the server did is only known to the server
  }
}

async function sendOrder(draft: SentOrderDraft, requestKey: string): Promise<Order> {
  const token = await getIdToken();
  const send = () =>
    callApi(orderCalls.placeOrder, { body: draft, token, headers: { [IDEMPOTENCY_HEADER]: requestKey } });
  for (const pause of RETRY_AFTER) {
    try {
      return await send();
    } catch (cause) {
      if (!isUnanswered(cause)) throw cause;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return send();
}

/** True where the order may have been placed all the same. */
export function isUnanswered(fault: unknown): boolean {
  return !(fault instanceof ShopError) || fault.code === 'unreachable' || fault.code === 'internal';
}
