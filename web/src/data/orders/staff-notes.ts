import { orderCalls } from '@nargisus/domain/contract';
import { staffNoteSchema, type StaffNote } from '@nargisus/domain/orders';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { converterFor } from '../firebase/converters.ts';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';

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

/** Adds a note to an order. Rejects with ShopError. */
export const addStaffNote = (orderId: string, text: string) =>
  callApiAuthenticated(orderCalls.addStaffNote, { params: { id: orderId }, body: { text } });
