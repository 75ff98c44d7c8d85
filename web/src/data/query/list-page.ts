import {
  documentId,
  endBefore,
  limit,
  limitToLast,
  orderBy,
  startAfter,
  Timestamp,
  type QueryConstraint,
} from 'firebase/firestore';
import { STAFF_PAGE_SIZE } from '@nargisus/domain/orders';

/** Where a page of a sorted list begins or ends: the sorted value and the id of the row beside it. Fits into an address. */
export type PagePlace = { readonly after: string } | { readonly before: string };

export interface ListPage<T> {
  readonly rows: T[];
  /** Whether there are rows before and after these. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

interface Sorting {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
  /** The value in a place's text, as Firestore compares it. */
  readonly read: (text: string) => unknown;
}

/** An underscore ends the value; `textOf` reads words back. */
export const placeOf = (value: string | number, id: string): string =>
  `${encodeURIComponent(value).replaceAll('_', '%5F')}_${id}`;

/** Whatever somebody has made of the address is a place, too: where nothing stands, the list begins there. */
export function textOf(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Milliseconds back into a moment; whatever else stands there is the beginning of time. */
export const momentOf = (written: string): Timestamp => Timestamp.fromMillis(Number(written) || 0);

/** The query of a page: one row more than it shows tells whether there is a next one. Reads STAFF_PAGE_SIZE + 1 at most. */
export function pageOfList({ field, direction, read }: Sorting, place: PagePlace | null): QueryConstraint[] {
  const sorted = [orderBy(field, direction), orderBy(documentId(), direction)];
  if (place === null) return [...sorted, limit(STAFF_PAGE_SIZE + 1)];
  const cursor = 'after' in place ? place.after : place.before;
  const split = cursor.indexOf('_');
  const values = [read(cursor.slice(0, split)), cursor.slice(split + 1)];
  return 'after' in place
    ? [...sorted, startAfter(...values), limit(STAFF_PAGE_SIZE + 1)]
    : [...sorted, endBefore(...values), limitToLast(STAFF_PAGE_SIZE + 1)];
}

/** What that query found, as a page. */
export function asPage<T>(found: readonly T[], place: PagePlace | null): ListPage<T> {
  const hasMore = found.length > STAFF_PAGE_SIZE;
  if (place && 'before' in place) {
    return { rows: found.slice(-STAFF_PAGE_SIZE), hasPrevious: hasMore, hasNext: true };
  }
  return { rows: found.slice(0, STAFF_PAGE_SIZE), hasPrevious: place !== null, hasNext: hasMore };
}

export const keyOfPlace = (place: PagePlace | null): string =>
  place === null ? '' : 'after' in place ? `>${place.after}` : `<${place.before}`;
