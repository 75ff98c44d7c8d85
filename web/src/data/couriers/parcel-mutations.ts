import { courierCalls, type PartOf } from '@nargisus/domain/contract';
import type { CourierName } from '@nargisus/domain/couriers';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';

/** What became of one order of a bulk booking. */
export type BookingResult = PartOf<typeof courierCalls.bookParcels, 'data'>[number];

/** Has an order's parcel booked. Rejects with ShopError when the order cannot be booked. */
export const bookParcel = (id: string) => callApiAuthenticated(courierCalls.bookParcel, { params: { id } });

/** Has the parcels of many orders booked; each has a result of its own. */
export const bookParcels = (orders: string[]): Promise<BookingResult[]> =>
  callApiAuthenticated(courierCalls.bookParcels, { body: { orders } });

export const retryParcel = (invoice: string) =>
  callApiAuthenticated(courierCalls.retryParcel, { params: { invoice } });

export const withdrawParcel = (invoice: string, reason: string) =>
  callApiAuthenticated(courierCalls.withdrawParcel, { params: { invoice }, body: { reason } });

/** Has waiting parcels sent again after the courier refused the shop. */
export const resumeCourier = (courier: CourierName) =>
  callApiAuthenticated(courierCalls.resumeCourier, { params: { courier }, body: undefined });
