import { fromDocument, toDocument } from '@nargisus/domain/contract';
import {
  orderDeskOf,
  orderDeskSchema,
  stageChange,
  type DeskFacts,
  type OrderDesk,
} from '@nargisus/domain/desk';
import type { Order, OrderCounters } from '@nargisus/domain/orders';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { changedFields } from '../firestore/changed-fields.ts';

/** Returns where the staff's facts of an order are stored. */
export function deskReference(db: Firestore, id: string): DocumentReference {
  return db.doc(`orderDesk/${id}`);
}

export function readDesk(document: DocumentSnapshot): OrderDesk | undefined {
  const data = document.data();
  return data && fromDocument(orderDeskSchema, document.id, data);
}

/**
 * Writes the desk document of an order (docs/adr/0043): changed fields only, so that facts of another version survive.
 * One write; none when nothing changes.
 * @param stored - as read in this transaction; undefined when there is none
 * @param own - the facts that only the desk knows, as they are to be; the stored ones by default
 * @returns the change of the counters of stages
 */
export function writeDesk(
  db: Firestore,
  transaction: Pick<Transaction, 'set' | 'update'>,
  order: Order,
  stored: OrderDesk | undefined,
  own: DeskFacts | undefined = stored,
): OrderCounters['stages'] {
  const [reference, desk] = [deskReference(db, order._id), orderDeskOf(order, own)];
  const document = toDocument(orderDeskSchema, desk);
  if (!stored) transaction.set(reference, document);
  else {
    const changes = changedFields(toDocument(orderDeskSchema, stored), document);
    if (Object.keys(changes).length > 0) transaction.update(reference, changes);
  }
  return stageChange(stored, desk);
}
