import { orderCalls, type PartOf } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import type { Loadable } from './loadable.ts';
import { staffCall } from './staff-call.ts';
import { useOnce } from './use-once.ts';

export type OrderPayment = PartOf<typeof orderCalls.orderPayments, 'data'>[number];

/** How an order was paid, or tried to be; read again when its payment has changed. One call. */
export function useOrderPayments({ _id, paymentStatus, refund }: Order): Loadable<OrderPayment[]> {
  return useOnce(
    () => staffCall(orderCalls.orderPayments, { params: { id: _id } }),
    [_id, paymentStatus, refund].join(' '),
  );
}
