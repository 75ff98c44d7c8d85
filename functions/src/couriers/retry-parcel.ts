import { courierMessages, type Parcel } from '@nargisus/domain/couriers';
import { ShopError } from '@nargisus/domain/contract';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import { changeParcel } from './change-parcel.ts';
import type { ParcelRepositories } from './parcel-dependencies.ts';

/**
 * Has a parcel sent again that the courier rejected, or that waits for an answer. Three reads.
 * @throws ShopError 'not-found'; 'conflict' when it is booked, withdrawn or being sent
 */
export async function retryParcel(
  { orders, parcels }: Pick<ParcelRepositories, 'orders' | 'parcels'>,
  { invoice, caller, now }: { readonly invoice: string; readonly caller: Caller; readonly now: Date },
): Promise<Parcel> {
  return orders.inTransaction(async (transaction, firestoreTransaction) => {
    const before = await parcels.findIn(firestoreTransaction, invoice);
    if (!before) throw new ShopError('not-found', courierMessages.parcelNotFound);
    const { state } = before;
    if (state === 'sending') throw new ShopError('conflict', courierMessages.beingSent);
    if (state !== 'rejected' && state !== 'uncertain' && state !== 'intended') {
      throw new ShopError('conflict', courierMessages.notRetryable);
    }
    const after: Parcel = {
      ...before,
      state: state === 'rejected' ? 'intended' : state,
      by: caller.uid,
      ...{ requestedAt: now, at: now, nextAttemptAt: now },
    };
    await changeParcel({ parcels, transactions: [transaction, firestoreTransaction], before, after, now });
    transaction.audit(
      {
        by: staffOf(caller),
        action: 'parcel.requested',
        subject: { kind: 'order', id: before.order, label: before.orderId },
        before: null,
        after: { parcel: invoice, courier: before.courier },
        note: '',
      },
      now,
    );
    return after;
  });
}
