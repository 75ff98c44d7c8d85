import type { Parcel } from '../couriers/parcel.ts';
import type { Order } from '../orders/order.ts';

/** What a label says of a booked parcel. */
export type LabelParcel = Pick<Parcel, 'courier' | 'trackingCode' | 'consignmentId'>;

/**
 * Returns the text of a label's barcode and QR code: the courier's code of a booked parcel, which its hubs scan, or the
 * order id.
 */
export function labelCode({ orderId }: Pick<Order, 'orderId'>, parcel?: LabelParcel): string {
  return parcel?.trackingCode ?? parcel?.consignmentId ?? orderId;
}

/** Returns the part of an order id that staff read out and compare: the five characters after the day. */
export function shortOrderId({ orderId }: Pick<Order, 'orderId'>): string {
  return orderId.slice(orderId.lastIndexOf('-') + 1);
}
