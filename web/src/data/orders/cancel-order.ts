import { orderCalls, type SentPartOf } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';

/**
 * Cancels the shopper's own order or, called by staff, any order. An online payment is refunded, unless `cancellation`, which
 * only staff may send, says that the shop keeps it. A second call changes nothing. Rejects with ShopError: 'conflict'
 * when the parcel has left the shop.
 */
export const cancelOrder = (
  { _id: id }: Pick<Order, '_id'>,
  cancellation?: SentPartOf<typeof orderCalls.cancelOrder, 'body'>,
): Promise<Order> => callApiAuthenticated(orderCalls.cancelOrder, { params: { id }, body: cancellation });
