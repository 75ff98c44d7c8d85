import {
  followParcel,
  isOver,
  parcelProgress,
  type DeskParcel,
  type Parcel,
} from '@nargisus/domain/couriers';
import type { Order } from '@nargisus/domain/orders';
import type { Transaction } from 'firebase-admin/firestore';
import type { OrderTransaction } from '../orders/order-transaction.ts';
import type { ParcelsRepository } from './parcels.repository.ts';

interface Change {
  readonly parcels: ParcelsRepository;
  readonly transactions: readonly [OrderTransaction, Transaction];
  readonly before: Parcel;
  readonly after: Parcel;
  readonly now: Date;
  /** Returns the order after the change of its parcel, before it follows the courier's sightings. */
  readonly changeOrder?: (order: Order) => Order;
}

/**
 * Stores a change of a parcel with what follows for its order, in one transaction: the order follows its current, booked
 * parcel; another parcel never moves it. Two reads (order, desk document) besides the stock that moves and, when cash was collected, the ledger of the order.
 */
export async function changeParcel(change: Change): Promise<void> {
  const { parcels, before, after, now, changeOrder = (order: Order) => order } = change;
  const [transaction, firestoreTransaction] = change.transactions;
  const order = await transaction.find(after.order);
  const desk = order && transaction.deskOf(order);
  if (!order || desk?.parcel?.invoice !== after._id)
    return parcels.change(firestoreTransaction, before, after);
  const progress = parcelProgress(after.sightings, after.cod);
  const changed = changeOrder(order);
  const followed =
    after.state === 'booked' ? followParcel(changed, progress, now) : { order: changed, problem: null };
  const settled = followed.order === order ? order : await transaction.settle(order, followed.order);
  await transaction.ledger.read(order, settled);
  parcels.change(firestoreTransaction, before, after);
  const parcel = deskParcelOf(after, followed.problem, progress.at);
  transaction.change(order, settled, { ...desk, parcel });
}

/** Returns what the desk shows of a parcel. */
export function deskParcelOf(
  { _id: invoice, attempt, state }: Parcel,
  problem: DeskParcel['problem'] = null,
  at: Date | null = null,
): DeskParcel {
  const shown = isOver(state) ? null : problem;
  return { invoice, attempt, state, problem: shown, problemAt: shown && at };
}
