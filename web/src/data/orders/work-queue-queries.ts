import { orderDeskSchema, type Stage } from '@nargisus/domain/desk';
import { collection, documentId, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import { useState, useSyncExternalStore } from 'react';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import { subscribeToQuery } from '../query/use-snapshot.ts';
import { subscribeToOrders } from './subscribe-to-orders.ts';
import { QUEUE_PAGE, WorkQueueStore, type QueueSource } from './work-queue-store.ts';

const desks = collection(firestore, 'orderDesk').withConverter(converterFor(orderDeskSchema));

const sourceOf = (stage: Stage): QueueSource => ({
  subscribeToPage: (after, observer) =>
    subscribeToQuery(
      query(
        desks,
        where('stage', '==', stage),
        orderBy('dueAt'),
        orderBy(documentId()),
        ...(after ? [startAfter(after.dueAt, after._id)] : []),
        limit(QUEUE_PAGE),
      ),
      observer,
    ),
  subscribeToOrders,
});

/**
 * Returns what waits in a stage, the oldest first, live. The stage must not change: give the component the stage as its key.
 * Reads QUEUE_PAGE desk documents and their orders, and the visitor's record twice for the rules; as many again for each
 * further page, then one to three per change.
 */
export function useWorkQueue(stage: Stage) {
  const [store] = useState(() => new WorkQueueStore(sourceOf(stage)));
  const queue = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return { queue, more: store.more, showArrived: store.showArrived };
}
