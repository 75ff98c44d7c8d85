import { orderSchema, type Order } from '@nargisus/domain/orders';
import { collection, documentId, limit, onSnapshot, query, where } from 'firebase/firestore';
import { firestore } from '../firebase/firebase-firestore.ts';
import { converterFor } from '../firebase/converters.ts';

/** What a person may know an order by before having seen it. */
export type OrderLookupKey = '_id' | 'requestKey' | 'tranId' | 'orderId';

/** Live; null as long as there is none, also for one of somebody else. Reads one document. */
export function observeOwnOrder(
  { uid, clue, value }: { uid: string; clue: OrderLookupKey; value: string },
  { next, error }: { next(order: Order | null): void; error(cause: unknown): void },
): () => void {
  const own = query(
    collection(firestore, 'orders').withConverter(converterFor(orderSchema)),
    where('uid', '==', uid),
    where(clue === '_id' ? documentId() : clue, '==', value),
    limit(1),
  );
  return onSnapshot(
    own,
    { includeMetadataChanges: true },
    ({ docs: [found], metadata }) => {
      if (!found && metadata.fromCache) return; // not asked yet, or offline: nothing is known
      try {
        next(found?.data() ?? null);
      } catch (cause) {
        error(cause);
      }
    },
    error,
  );
}
