import { auditEntrySchema, type AuditEntry } from '@nargisus/domain/audit';
import { staffOrderCalls, type PartOf } from '@nargisus/domain/contract';
import { staffNoteSchema, type Order, type StaffNote } from '@nargisus/domain/orders';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';
import { subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';

/* What staff see of an order beside its document: notes, audit log and payment attempts. */

/** The number of notes read, more than any order has had; older notes are not shown. */
const NOTES_SHOWN = 50;

/** Returns the staff's notes on an order, newest first, live. Reads NOTES_SHOWN documents at most, then one per note. */
export function useStaffNotes(orderId: string): Loadable<StaffNote[]> {
  return useSnapshot(orderId, (observer) => {
    const notes = collection(firestore, 'orders', orderId, 'notes').withConverter(
      converterFor(staffNoteSchema),
    );
    return subscribeToQuery(query(notes, orderBy('at', 'desc'), limit(NOTES_SHOWN)), observer);
  });
}

/** The number of entries read, more than any order has had; older entries are not shown. */
const ENTRIES_SHOWN = 50;

/** Returns the audit log of an order and of its payment, newest first, live. Reads ENTRIES_SHOWN documents at most. */
export function useAuditTrail({ _id, tranId }: Pick<Order, '_id' | 'tranId'>): Loadable<AuditEntry[]> {
  return useSnapshot(`${_id} ${tranId}`, (observer) => {
    const subjects = tranId ? [_id, tranId] : [_id];
    const entries = collection(firestore, 'audit').withConverter(converterFor(auditEntrySchema));
    const entriesOfOrder = query(
      entries,
      where('subject.id', 'in', subjects),
      orderBy('at', 'desc'),
      limit(ENTRIES_SHOWN),
    );
    return subscribeToQuery(entriesOfOrder, observer);
  });
}

export type OrderPayment = PartOf<typeof staffOrderCalls.orderPayments, 'data'>[number];

/** Returns the payment attempts of an order. One call, repeated when the order changes. */
export function useOrderPayments({ _id, updatedAt }: Order): Loadable<OrderPayment[]> {
  return useFetch(`${_id} ${updatedAt.getTime()}`, () =>
    callApiAuthenticated(staffOrderCalls.orderPayments, { params: { id: _id } }),
  );
}
