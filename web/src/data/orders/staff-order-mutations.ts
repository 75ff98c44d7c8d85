import {
  deliveryCalls,
  IDEMPOTENCY_HEADER,
  staffOrderCalls,
  orderContentsCalls,
  stockCalls,
  type SentPartOf,
} from '@nargisus/domain/contract';
import { DELIVERY_TRANSITIONS } from '@nargisus/domain/orders';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';

/*
 * Changes of an order by staff (docs/reference/specification.md 4 and 7). `id` is the document's. All reject with
 * ShopError.
 */

export const assignDelivery = (id: string, body: SentPartOf<typeof deliveryCalls.assignDelivery, 'body'>) =>
  callApiAuthenticated(deliveryCalls.assignDelivery, { params: { id }, body });

export const markShipped = (id: string, trackingInfo: string) =>
  callApiAuthenticated(deliveryCalls.shipOrder, { params: { id }, body: { trackingInfo } });

/** Sends a general status update, which docs/reference/specification.md 4 specifies for this transition. */
export const markOutForDelivery = (id: string) => {
  const { orderStatus, to: deliveryStatus, defaultNote } = DELIVERY_TRANSITIONS.sendOut;
  return updateOrderStatuses(id, { orderStatus, deliveryStatus, note: defaultNote });
};

export const markDelivered = (id: string, deliveryNotes: string) =>
  callApiAuthenticated(deliveryCalls.deliverOrder, { params: { id }, body: { deliveryNotes } });

/** Records that the customer kept a part and refused the rest at the door. Repeating it changes nothing. */
export const deliverInPart = (id: string, body: SentPartOf<typeof deliveryCalls.deliverInPart, 'body'>) =>
  callApiAuthenticated(deliveryCalls.deliverInPart, { params: { id }, body });

export const updateOrderStatuses = (
  id: string,
  body: SentPartOf<typeof deliveryCalls.setOrderStatus, 'body'>,
) => callApiAuthenticated(deliveryCalls.setOrderStatus, { params: { id }, body });

export type TakenOrder = SentPartOf<typeof orderContentsCalls.takeOrder, 'body'>;

/** Takes an order for a customer without an account, or previews it where `totalAmount` is null. The same key is the same order. */
export const takeOrder = (body: TakenOrder, requestKey: string) =>
  callApiAuthenticated(orderContentsCalls.takeOrder, {
    body,
    headers: { [IDEMPOTENCY_HEADER]: requestKey },
  });

/** Edits what an order contains, or previews it where `totalAmount` is null. */
export const editOrderContents = (
  id: string,
  body: SentPartOf<typeof orderContentsCalls.editOrderContents, 'body'>,
) => callApiAuthenticated(orderContentsCalls.editOrderContents, { params: { id }, body });

/**
 * Combines two orders into the first one, or previews it where `totalAmount` is null.
 * @param other - the document id of the order that is cancelled
 */
export const combineOrders = (id: string, other: string, totalAmount: number | null) =>
  callApiAuthenticated(orderContentsCalls.combineOrders, {
    params: { id },
    body: { order: other, totalAmount },
  });

export type Exchange = SentPartOf<typeof orderContentsCalls.exchangeOrder, 'body'>;

/** Exchanges pieces of a delivered order, or previews it where `totalAmount` is null. The same key is the same exchange. */
export const exchangeOrder = (id: string, body: Exchange, requestKey: string) =>
  callApiAuthenticated(orderContentsCalls.exchangeOrder, {
    params: { id },
    body,
    headers: { [IDEMPOTENCY_HEADER]: requestKey },
  });

/** Receives lines back that were handed over as counted stock, or refused at the door. */
export const receiveOrder = (
  id: string,
  lines: SentPartOf<typeof stockCalls.receiveOrder, 'body'>['lines'],
) => callApiAuthenticated(stockCalls.receiveOrder, { params: { id }, body: { lines } });

export const deleteOrder = (id: string) =>
  callApiAuthenticated(staffOrderCalls.deleteOrder, { params: { id } });

export const addStaffNote = (id: string, text: string) =>
  callApiAuthenticated(staffOrderCalls.addStaffNote, { params: { id }, body: { text } });

/** Gives a part of an online payment back. The same key is the same refund. */
export const refundPart = (
  id: string,
  body: SentPartOf<typeof staffOrderCalls.refundPart, 'body'>,
  requestKey: string,
) =>
  callApiAuthenticated(staffOrderCalls.refundPart, {
    params: { id },
    body,
    headers: { [IDEMPOTENCY_HEADER]: requestKey },
  });
