import { deliveryCalls, orderCalls, type SentPartOf } from '@nargisus/domain/contract';
import { DELIVERY_TRANSITIONS } from '@nargisus/domain/orders';
import { staffCall } from './staff-call.ts';

/*
 * What staff do with an order (docs/reference/specification.md 4 and 7). `id` is the document's. All reject with
 * ShopError.
 */

export const assignDelivery = (id: string, body: SentPartOf<typeof deliveryCalls.assignDelivery, 'body'>) =>
  staffCall(deliveryCalls.assignDelivery, { params: { id }, body });

export const markShipped = (id: string, trackingInfo: string) =>
  staffCall(deliveryCalls.shipOrder, { params: { id }, body: { trackingInfo } });

/** docs/reference/specification.md 4 makes this step a general status update. */
export const sendOut = (id: string) => {
  const { orderStatus, to: deliveryStatus, defaultNote } = DELIVERY_TRANSITIONS.sendOut;
  return setStatuses(id, { orderStatus, deliveryStatus, note: defaultNote });
};

export const markDelivered = (id: string, deliveryNotes: string) =>
  staffCall(deliveryCalls.deliverOrder, { params: { id }, body: { deliveryNotes } });

export const setStatuses = (id: string, body: SentPartOf<typeof deliveryCalls.setOrderStatus, 'body'>) =>
  staffCall(deliveryCalls.setOrderStatus, { params: { id }, body });

/** What was paid online goes back. */
export const cancelOrder = (id: string) => staffCall(orderCalls.cancelOrder, { params: { id } });

export const deleteOrder = (id: string) => staffCall(orderCalls.deleteOrder, { params: { id } });
