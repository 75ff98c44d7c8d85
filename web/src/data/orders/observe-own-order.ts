import { orderSchema, type Order } from '@nargisus/domain/orders';
import { collection, documentId, limit, onSnapshot, query, where } from 'firebase/firestore';
import { firestore } from '../firebase/firebase-firestore.ts';
import { converterFor } from '../firebase/converters.ts';

/** The fields by which a shopper may look up an order. */
export type OrderLookupKey = '_id' | 'requestKey' | 'tranId' | 'orderId';

/** Listens to a shopper's own order; null while there is none, and for another shopper's. Reads one document. */
export function observeOwnOrder(
  { uid, field, value }: { uid: string; field: OrderLookupKey; value: string },
  { next, error }: { next(order: Order | null): void; error(cause: unknown): void },
): () => void {
  const own = query(
    collection(firestore, 'orders').withConverter(converterFor(orderSchema)),
    where('uid', '==', uid),
    where(field === '_id' ? documentId() : field, '==', value),
    limit(1),
  );
  return onSnapshot(
    own,
    { includeMetadataChanges: true },
    ({ docs: [found], metadata }) => {
      if (!found && metadata.fromCache) return; // no answer yet, or offline: nothing is known
      try {
        next(found?.data() ?? null);
      } catch (cause) {
        error(cause);
      }
    },
    error,
  );
}
