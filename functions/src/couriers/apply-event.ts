import {
  parcelProgress,
  SILENCE_MS,
  withSighting,
  type Parcel,
  type Sighting,
} from '@nargisus/domain/couriers';
import { changeParcel } from './change-parcel.ts';
import type { ParcelRepositories } from './parcel-dependencies.ts';

/** How long the shop asks about a parcel, in ms. */
const MOST_POLLING_MS = 60 * 24 * 3_600_000;

type Repositories = Pick<ParcelRepositories, 'orders' | 'parcels' | 'courierEvents'>;

/**
 * Applies a stored notice to its parcel and, if that is its order's current one, to the order. Repeated and late calls change
 * nothing. Four reads at most.
 */
export async function applyEvent(
  { orders, parcels, courierEvents }: Repositories,
  key: string,
  now: Date,
): Promise<'applied' | 'unmatched' | 'not-needed'> {
  return orders.inTransaction(async (transaction, firestoreTransaction) => {
    const event = await courierEvents.findIn(firestoreTransaction, key);
    if (event?.state !== 'stored' || !event.seen) return 'not-needed';
    const { invoice, consignmentId } = event;
    const before =
      invoice && isDocumentId(invoice) ? await parcels.findIn(firestoreTransaction, invoice) : undefined;
    const isOther = before?.consignmentId && consignmentId && before.consignmentId !== consignmentId;
    if (!before || isOther) {
      courierEvents.settle(firestoreTransaction, key, 'unmatched');
      return 'unmatched';
    }
    const after = afterSighting(before, { ...event.seen, source: 'webhook' }, now);
    const transactions = [transaction, firestoreTransaction] as const;
    await changeParcel({ parcels, transactions, before, after, now });
    courierEvents.settle(firestoreTransaction, key, 'applied');
    return 'applied';
  });
}

/** Records the status word of a parcel whose courier was asked. Three reads. */
export async function applyPoll(
  { orders, parcels }: Pick<Repositories, 'orders' | 'parcels'>,
  invoice: string,
  word: string,
  now: Date,
): Promise<void> {
  await orders.inTransaction(async (transaction, firestoreTransaction) => {
    const before = await parcels.findIn(firestoreTransaction, invoice);
    if (!before) return;
    const seen: Sighting = { at: now, word, text: '', collected: null, source: 'poll' };
    const after = afterSighting(before, seen, now);
    const transactions = [transaction, firestoreTransaction] as const;
    await changeParcel({ parcels, transactions, before, after, now });
  });
}

function afterSighting(parcel: Parcel, seen: Sighting, now: Date): Parcel {
  const sightings = [...withSighting(parcel.sightings, seen)];
  const { end } = parcelProgress(sightings, parcel.cod);
  const isFinal = end === 'delivered' || end === 'returned';
  const isOld = parcel.bookedAt !== null && now.getTime() - parcel.bookedAt.getTime() > MOST_POLLING_MS;
  const isPolled = parcel.pollAt !== null && !isFinal && !isOld;
  return { ...parcel, sightings, pollAt: isPolled ? new Date(now.getTime() + SILENCE_MS) : null };
}

/** An invoice of somebody else may hold a slash, which no document id has. */
const isDocumentId = (invoice: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(invoice);
