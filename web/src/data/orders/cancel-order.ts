import { orderCalls } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';

/**
 * Cancels the shopper's own order or, called by staff, any order; an online payment is refunded. A second call changes
 * nothing. Rejects with ShopError: 'conflict' when the parcel has left the shop.
 */
export const cancelOrder = ({ _id: id }: Pick<Order, '_id'>): Promise<Order> =>
  callApiAuthenticated(orderCalls.cancelOrder, { params: { id } });
