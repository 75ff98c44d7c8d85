import { orderSchema, type Order } from '@nargisus/domain/orders';
import { collection, documentId, query, where } from 'firebase/firestore';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import { subscribeToQuery } from '../query/use-snapshot.ts';

const orders = collection(firestore, 'orders').withConverter(converterFor(orderSchema));

interface Observer {
  next(orders: Order[]): void;
  error(cause: unknown): void;
}

/**
 * Listens to the orders with these ids, IDS_PER_QUERY at most, sorted by id; those that do not exist are left out. One listener for all:
 * the rules read the visitor's record once. Nothing is published while some orders are known from the cache only and others not at all.
 */
export function subscribeToOrders(ids: readonly string[], { next, error }: Observer): () => void {
  return subscribeToQuery(query(orders, where(documentId(), 'in', ids)), {
    next: (found, isFromCache) => {
      if (!isFromCache || found.length === ids.length) next(found);
    },
    error,
  });
}
