import { calls, IDEMPOTENCY_HEADER, type SentPartOf } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { callApi } from './call-api.ts';
import { getIdToken } from './identity-actions.ts';

/** As it is sent: money in taka. */
export type SentOrderDraft = SentPartOf<typeof calls.placeOrder, 'body'>;

/**
 * Places an order. The same `requestKey` (a UUID) gives the same order, however often it is sent. Rejects with
 * ShopError: 'conflict' carries the figures as they are now in `data.quote` (quoteSchema).
 */
export async function placeOrder(draft: SentOrderDraft, requestKey: string): Promise<Order> {
  const token = await getIdToken();
  return callApi(calls.placeOrder, { body: draft, token, headers: { [IDEMPOTENCY_HEADER]: requestKey } });
}
