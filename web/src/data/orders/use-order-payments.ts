import { orderCalls, type PartOf } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import type { Loadable } from '../query/loadable.ts';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { useFetch } from '../query/use-fetch.ts';

export type OrderPayment = PartOf<typeof orderCalls.orderPayments, 'data'>[number];

/** Returns the payment attempts of an order. One call, repeated when the order's payment status changes. */
export function useOrderPayments({ _id, paymentStatus, refund }: Order): Loadable<OrderPayment[]> {
  return useFetch([_id, paymentStatus, refund].join(' '), () =>
    callApiAuthenticated(orderCalls.orderPayments, { params: { id: _id } }),
  );
}
