import * as z from 'zod/mini';
import { courierMessages } from '../../couriers/courier-messages.ts';
import { courierStateSchema } from '../../couriers/courier-state.ts';
import { COURIERS, invoiceSchema, parcelSchema } from '../../couriers/parcel.ts';
import { fixedText } from '../../text/message.ts';
import { typedText } from '../../text/written-text.ts';
import { call } from '../call.ts';
import { orderIdParameter } from '../parameters.ts';

/** Orders that one call books. */
export const MAX_BOOKINGS = 500;

const oneParcel = z.object({ invoice: invoiceSchema });
const oneCourier = z.object({ courier: z.enum(COURIERS, courierMessages.unknownCourier) });

/** A parcel as the API sends it: without the lease of the run that sends it. */
const shownParcelSchema = z.omit(parcelSchema, { claim: true });

/** Parcels at couriers (docs/adr/0064). A call writes what is wanted; the worker then talks to the courier. */
export const courierCalls = {
  /**
   * Has an order's parcel booked with the courier of the settings. 409 when the order must not be sent, has a parcel already or
   * was handed over; 400 with the field that the courier would refuse.
   */
  bookParcel: call({
    method: 'POST',
    path: '/api/orders/{id}/parcel',
    access: 'staff',
    rights: ['orders', 'packing'],
    params: z.object({ id: orderIdParameter }),
    status: 202,
    data: shownParcelSchema,
  }),
  /** The same for up to 500 orders, each with a result of its own: its parcel, or why it was not booked. */
  bookParcels: call({
    method: 'POST',
    path: '/api/parcels',
    access: 'staff',
    rights: ['orders', 'packing'],
    body: z.object({
      orders: z
        .array(orderIdParameter)
        .check(
          z.minLength(1),
          z.maxLength(MAX_BOOKINGS, fixedText(courierMessages.tooMany, { most: MAX_BOOKINGS })),
        ),
    }),
    status: 202,
    data: z.array(
      z.object({
        order: z.string(),
        invoice: z.nullable(z.string()),
        /** The error and its code; null for a parcel that is booked. */
        error: z.nullable(z.object({ text: z.string(), code: z.nullable(z.string()) })),
      }),
    ),
  }),
  /** Sends a parcel again that the courier rejected or that waits: with the order's present name, phone and address. */
  retryParcel: call({
    method: 'POST',
    path: '/api/parcels/{invoice}/retry',
    access: 'staff',
    rights: ['orders', 'packing'],
    params: oneParcel,
    status: 202,
    data: shownParcelSchema,
  }),
  /**
   * Takes a parcel back that is not yet on its way, so that the order can be booked again or given to a rider. The courier has no
   * call for it: staff cancel a booked parcel in its panel first.
   */
  withdrawParcel: call({
    method: 'POST',
    path: '/api/parcels/{invoice}/withdraw',
    access: 'staff',
    rights: ['orders', 'packing'],
    params: oneParcel,
    body: z.object({ reason: z._default(typedText(300), '') }),
    data: shownParcelSchema,
  }),
  /** Sends waiting parcels again after the courier refused the shop: wrong keys, an inactive account, too many requests. */
  resumeCourier: call({
    method: 'POST',
    path: '/api/couriers/{courier}/resume',
    access: 'staff',
    rights: ['orders', 'packing'],
    params: oneCourier,
    data: courierStateSchema,
  }),
  /**
   * The courier's notice of a parcel's way. Needs the shop's token (`Authorization: Bearer`), and a valid signature where one is
   * sent. Words that the shop does not know are stored and answered 200, because the courier never repeats a 4xx.
   */
  courierWebhook: call({
    method: 'POST',
    path: '/api/couriers/{courier}/webhook',
    access: 'anyone',
    signed: true,
    params: oneCourier,
    body: z.record(z.string(), z.unknown()),
    data: z.object({ status: z.literal('success') }),
  }),
};
