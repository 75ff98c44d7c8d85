import { orderDeskSchema, type Queue } from '@nargisus/domain/desk';
import { orderSchema, type Order } from '@nargisus/domain/orders';
import { collection, documentId, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import { IDS_PER_QUERY, partsOf } from '../query/parts-of.ts';

/** Reads the first orders of a queue, the oldest first, at most `most`. Two reads per order. */
export async function readQueue(queue: Queue, most: number): Promise<Order[]> {
  const desks = collection(firestore, 'orderDesk').withConverter(converterFor(orderDeskSchema));
  const waiting = await getDocs(
    query(desks, where('stage', '==', queue), orderBy('dueAt'), orderBy(documentId()), limit(most)),
  );
  const ids = waiting.docs.map(({ id }) => id);
  const found = new Map((await Promise.all(partsOf(ids, IDS_PER_QUERY).map(readOrders))).flat());
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function readOrders(ids: readonly string[]): Promise<(readonly [string, Order])[]> {
  const orders = collection(firestore, 'orders').withConverter(converterFor(orderSchema));
  const { docs } = await getDocs(query(orders, where(documentId(), 'in', ids)));
  return docs.map((document) => [document.id, document.data()] as const);
}
