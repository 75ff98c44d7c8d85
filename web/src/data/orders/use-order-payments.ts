import { orderCalls, type PartOf } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import type { Loadable } from '../query/loadable.ts';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { useFetch } from '../query/use-fetch.ts';

export type OrderPayment = PartOf<typeof orderCalls.orderPayments, 'data'>[number];

/** How an order was paid, or tried to be; read again when its payment has changed. One call. */
export function useOrderPayments({ _id, paymentStatus, refund }: Order): Loadable<OrderPayment[]> {
  return useFetch(
    () => callApiAuthenticated(orderCalls.orderPayments, { params: { id: _id } }),
    [_id, paymentStatus, refund].join(' '),
  );
}
