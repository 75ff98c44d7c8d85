import type { CourierName } from '@nargisus/domain/couriers';
import { STAFF_PAGE_SIZE } from '@nargisus/domain/orders';
import {
  settlementRowSchema,
  settlementSchema,
  statementImportSchema,
  type RowState,
  type Settlement,
  type SettlementRow,
  type StatementImport,
} from '@nargisus/domain/settlements';
import { collection, doc, documentId, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import {
  asPage,
  cursorOf,
  keyOfCursor,
  momentOf,
  pageOfList,
  type ListPage,
  type PageCursor,
} from '../query/list-page.ts';
import type { Loadable } from '../query/loadable.ts';
import { subscribeToDocument, subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';

const settlements = collection(firestore, 'settlements').withConverter(converterFor(settlementSchema));
const imports = collection(firestore, 'statementImports').withConverter(converterFor(statementImportSchema));
const rowsOf = (id: string) =>
  collection(firestore, 'settlements', id, 'rows').withConverter(converterFor(settlementRowSchema));

/** Returns a page of the statements, the latest import first, live. Reads STAFF_PAGE_SIZE + 1 documents at most. */
export function useSettlements(cursor: PageCursor | null): Loadable<ListPage<Settlement>> {
  const byImport = { field: 'importedAt', direction: 'desc', read: momentOf } as const;
  return useSnapshot(keyOfCursor(cursor), ({ next, error }) =>
    subscribeToQuery(query(settlements, ...pageOfList(byImport, cursor)), {
      next: (found) => next(asPage(found, cursor)),
      error,
    }),
  );
}

/** Returns the cursor beside a statement in that list. */
export const cursorOfSettlement = ({ _id, importedAt }: Settlement): string =>
  cursorOf(importedAt.getTime(), _id);

/** Returns a statement, live. Reads one document, then one per change. */
export function useSettlement(id: string): Loadable<Settlement> {
  return useSnapshot(id, (observer) => subscribeToDocument(doc(settlements, id), observer));
}

/**
 * Returns a page of the rows of a statement in their order, of one state or of all, live. Read forwards only. Reads
 * STAFF_PAGE_SIZE + 1 documents at most, then one per change.
 */
export function useSettlementRows(
  id: string,
  state: RowState | undefined,
  cursor: PageCursor | null,
): Loadable<ListPage<SettlementRow>> {
  const after = cursor && 'after' in cursor ? cursor.after : null;
  const page = query(
    rowsOf(id),
    ...(state ? [where('state', '==', state)] : []),
    orderBy(documentId()),
    ...(after ? [startAfter(after)] : []),
    limit(STAFF_PAGE_SIZE + 1),
  );
  return useSnapshot([id, state, after].join(' '), ({ next, error }) =>
    subscribeToQuery(page, {
      next: (found) => {
        const rows = found.slice(0, STAFF_PAGE_SIZE);
        const hasNext = found.length > STAFF_PAGE_SIZE;
        next({ rows, hasPrevious: after !== null, hasNext, nextCursor: rows.at(-1)?._id ?? '' });
      },
      error,
    }),
  );
}

/** Returns the last request to fetch a courier's statements, live; missing before the first. Reads one document. */
export function useStatementImport(courier: CourierName): Loadable<StatementImport> {
  return useSnapshot(courier, (observer) => subscribeToDocument(doc(imports, courier), observer));
}
