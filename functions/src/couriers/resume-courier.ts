import { courierStateSchema, type CourierName, type CourierState } from '@nargisus/domain/couriers';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import type { ParcelRepositories } from './parcel-dependencies.ts';

/** Waiting parcels that are sent at once; the sweep sends the others. */
const MOST = 500;

/** Lets parcels be sent again after the courier refused the shop, and has those that wait sent now. */
export async function resumeCourier(
  { orders, parcels }: Pick<ParcelRepositories, 'orders' | 'parcels'>,
  { courier, caller, now }: { readonly courier: CourierName; readonly caller: Caller; readonly now: Date },
): Promise<CourierState> {
  const { blocked } = await parcels.state(courier);
  await orders.inTransaction(async (transaction, firestoreTransaction) => {
    parcels.unblock(firestoreTransaction, courier);
    transaction.audit(
      {
        by: staffOf(caller),
        action: 'courier.resumed',
        subject: { kind: 'courier', id: courier, label: courier },
        before: blocked && { reason: blocked.reason },
        after: null,
        note: '',
      },
      now,
    );
    await Promise.resolve();
  });
  await parcels.requestWaiting(now, MOST);
  return courierStateSchema.parse({ _id: courier, blocked: null });
}
