import { orderCalls } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { callApi } from '../api/call-api.ts';
import { getIdToken } from '../auth/auth-mutations.ts';

/** Cancels the shopper's own order. A second call changes nothing. Rejects with ShopError: 'conflict' when the parcel has left the shop. */
export async function cancelOrder({ _id }: Pick<Order, '_id'>): Promise<Order> {
  return callApi(orderCalls.cancelOrder, { params: { id: _id }, token: await getIdToken() });
}
