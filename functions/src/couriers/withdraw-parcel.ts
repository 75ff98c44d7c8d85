import { afterSending, courierMessages, parcelProgress, type Parcel } from '@nargisus/domain/couriers';
import { ShopError } from '@nargisus/domain/contract';
import { addNote, orderNotes, setStatuses, type Order } from '@nargisus/domain/orders';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import { changeParcel } from './change-parcel.ts';
import type { ParcelRepositories } from './parcel-dependencies.ts';

interface Request {
  readonly invoice: string;
  readonly caller: Caller;
  /** Why, for the audit log. */
  readonly reason: string;
  readonly now: Date;
}

/**
 * Takes a parcel back: one that was not booked, or one that staff have cancelled in the courier's panel before it was picked
 * up. The order waits to be packed again, and its next parcel gets the next invoice. Three reads.
 * @throws ShopError 'not-found'; 'conflict' while it is being sent, and once it is on its way
 */
export async function withdrawParcel(
  { orders, parcels }: Pick<ParcelRepositories, 'orders' | 'parcels'>,
  { invoice, caller, reason, now }: Request,
): Promise<Parcel> {
  return orders.inTransaction(async (transaction, firestoreTransaction) => {
    const before = await parcels.findIn(firestoreTransaction, invoice);
    if (!before) throw new ShopError('not-found', courierMessages.parcelNotFound);
    const { state, sightings, cod } = before;
    if (state === 'withdrawn') return before;
    // What may be booked can't be taken back before the courier has said whether it is.
    if (state === 'sending' || before.mayBeBooked) throw new ShopError('conflict', courierMessages.beingSent);
    if (parcelProgress(sightings, cod).status !== 'assigned') {
      throw new ShopError('conflict', courierMessages.notWithdrawable);
    }
    const after = { ...afterSending(before, { state: 'withdrawn' }, now), pollAt: null };
    const changeOrder = (order: Order) => withoutCourier(order, { who: caller.uid, now });
    const transactions = [transaction, firestoreTransaction] as const;
    await changeParcel({ parcels, transactions, before, after, now, changeOrder });
    transaction.audit(
      {
        by: staffOf(caller),
        action: 'parcel.withdrawn',
        subject: { kind: 'order', id: before.order, label: before.orderId },
        before: null,
        after: { parcel: invoice, courier: before.courier },
        note: reason,
      },
      now,
    );
    return after;
  });
}

/** Returns the order as it waits to be packed; a cancelled one only without its tracking. */
function withoutCourier(order: Order, change: { readonly who: string; readonly now: Date }): Order {
  const note = orderNotes.parcelWithdrawn;
  const isWaiting = order.deliveryStatus === 'assigned' && order.orderStatus !== 'cancelled';
  const taken = isWaiting
    ? { ...setStatuses(order, { deliveryStatus: 'pending' }, { ...change, note }), onHold: order.onHold }
    : addNote(order, { ...change, note });
  return { ...taken, trackingInfo: '', deliveryAssignedTo: '' };
}
