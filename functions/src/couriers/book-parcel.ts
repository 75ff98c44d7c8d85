import {
  bookingErrors,
  bookingOf,
  courierMessages,
  intendedParcel,
  invoiceOf,
  isOver,
  parcelRejection,
  type BookingErrorCode,
  type Parcel,
  type ParcelRejection,
} from '@nargisus/domain/couriers';
import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { addNote, orderNotes } from '@nargisus/domain/orders';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import { deskParcelOf } from './change-parcel.ts';
import type { ParcelRepositories } from './parcel-dependencies.ts';

interface Request {
  readonly id: string;
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * Records that staff want an order's parcel booked: parcel, timeline, desk document and audit entry in one transaction. The
 * worker books it; this call never waits for the courier. Two reads besides the settings.
 * @throws ShopError 'conflict' when the order cannot be booked now; 'invalid' with what the courier would refuse
 */
export async function bookParcel(
  { orders, parcels, settings }: Pick<ParcelRepositories, 'orders' | 'parcels' | 'settings'>,
  { id, caller, now }: Request,
): Promise<Parcel> {
  const couriers = await settings.couriers();
  const { courier } = couriers;
  return orders.inTransaction(async (transaction, firestoreTransaction) => {
    const order = await transaction.find(id);
    if (!order) throw new ShopError('not-found', errorMessages.orderNotFound);
    if (courier === 'own-riders') throw new ShopError('conflict', courierMessages.off);
    const desk = transaction.deskOf(order);
    const rejection = parcelRejection(order, desk.parcel !== null && !isOver(desk.parcel.state));
    if (rejection) throw new ShopError('conflict', REJECTIONS[rejection]);
    const attempt = (desk.parcel?.attempt ?? 0) + 1;
    const booking = bookingOf(order, invoiceOf(order.orderId, attempt), couriers);
    const [error] = bookingErrors(booking);
    if (error) throw new ShopError('invalid', textOf(error), { fields: { [error]: textOf(error) } });
    const wanted = {
      _id: booking.invoice,
      order: id,
      orderId: order.orderId,
      attempt,
      courier,
      by: caller.uid,
    };
    const parcel = intendedParcel(wanted, booking.cod, now);
    parcels.create(firestoreTransaction, parcel);
    const noted = addNote(order, { who: caller.uid, now, note: orderNotes.parcelRequested });
    transaction.change(order, noted, { ...desk, parcel: deskParcelOf(parcel) });
    transaction.audit(
      {
        by: staffOf(caller),
        action: 'parcel.requested',
        subject: { kind: 'order', id: id, label: order.orderId },
        before: null,
        after: { parcel: parcel._id, courier },
        note: '',
      },
      now,
    );
    return parcel;
  });
}

const REJECTIONS: Readonly<Record<ParcelRejection, string>> = {
  'must-not-be-sent': courierMessages.mustNotBeSent,
  'not-waiting': courierMessages.notWaiting,
  'has-parcel': courierMessages.hasParcel,
};

/** Returns what is wrong with a field of a booking. */
function textOf(error: BookingErrorCode): string {
  switch (error) {
    case 'name':
      return courierMessages.name;
    case 'phone':
      return courierMessages.phone;
    case 'address':
      return courierMessages.address;
    default:
      return courierMessages.cod;
  }
}
