import { orderCalls } from '@nargisus/domain/contract';
import { staffNoteSchema, type StaffNote } from '@nargisus/domain/orders';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { firestore } from './firebase-firestore.ts';
import type { Loadable } from './loadable.ts';
import { parsedBy } from './parsed-by.ts';
import { staffCall } from './staff-call.ts';
import { followList, useFollowed } from './use-followed.ts';

/** More than any order has had; the rest stays stored. */
const NOTES_SHOWN = 50;

/** What staff wrote about an order, newest first, live; admins only. Reads NOTES_SHOWN at most, then one per note. */
export function useStaffNotes(orderId: string): Loadable<StaffNote[]> {
  return useFollowed(orderId, (observer) => {
    const notes = collection(firestore, 'orders', orderId, 'notes').withConverter(parsedBy(staffNoteSchema));
    return followList(query(notes, orderBy('at', 'desc'), limit(NOTES_SHOWN)), observer);
  });
}

/** Rejects with ShopError. */
export const addStaffNote = (orderId: string, text: string) =>
  staffCall(orderCalls.addStaffNote, { params: { id: orderId }, body: { text } });
