import { auditEntrySchema, type AuditEntry } from '@nargisus/domain/audit';
import type { Order } from '@nargisus/domain/orders';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { converterFor } from '../firebase/converters.ts';
import { subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';

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
