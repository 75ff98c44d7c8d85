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

/** The cursor where a page of a sorted list begins or ends: sorted value and id of the row beside it. Safe in a URL. */
export type PageCursor = { readonly after: string } | { readonly before: string };

export interface ListPage<T> {
  readonly rows: T[];
  /** Whether there are rows before and after this page. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** The cursor of the next page where it is not behind the last row, in a list that is read forwards only. */
  readonly nextCursor?: string;
}

interface Sorting {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
  /** Converts the value in a cursor to what Firestore compares. */
  readonly read: (text: string) => unknown;
}

/** Returns the text of a cursor. An underscore ends the value, which `textOf` decodes. */
export const cursorOf = (value: string | number, id: string): string =>
  `${encodeURIComponent(value).replaceAll('_', '%5F')}_${id}`;

/** Decodes a value of a cursor. A URL that a visitor has edited is a cursor too: a value that cannot be decoded is returned unchanged. */
export function textOf(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Converts milliseconds to a timestamp; anything else becomes the year 1970. */
export const momentOf = (written: string): Timestamp => Timestamp.fromMillis(Number(written) || 0);

/** Returns the query of a page. Reads one row more than the page shows, to detect another page. */
export function pageOfList(
  { field, direction, read }: Sorting,
  cursor: PageCursor | null,
): QueryConstraint[] {
  const sorted = [orderBy(field, direction), orderBy(documentId(), direction)];
  if (cursor === null) return [...sorted, limit(STAFF_PAGE_SIZE + 1)];
  const values = valuesOf('after' in cursor ? cursor.after : cursor.before, read);
  return 'after' in cursor
    ? [...sorted, startAfter(...values), limit(STAFF_PAGE_SIZE + 1)]
    : [...sorted, endBefore(...values), limitToLast(STAFF_PAGE_SIZE + 1)];
}

/** Returns the sorted value and the id that a cursor names, as Firestore compares them. */
export function valuesOf(cursor: string, read: Sorting['read']): [unknown, string] {
  const split = cursor.indexOf('_');
  return [read(cursor.slice(0, split)), cursor.slice(split + 1)];
}

/** Converts the result of that query to a page. */
export function asPage<T>(found: readonly T[], cursor: PageCursor | null): ListPage<T> {
  const hasMore = found.length > STAFF_PAGE_SIZE;
  if (cursor && 'before' in cursor) {
    return { rows: found.slice(-STAFF_PAGE_SIZE), hasPrevious: hasMore, hasNext: true };
  }
  return { rows: found.slice(0, STAFF_PAGE_SIZE), hasPrevious: cursor !== null, hasNext: hasMore };
}

export const keyOfCursor = (cursor: PageCursor | null): string =>
  cursor === null ? '' : 'after' in cursor ? `>${cursor.after}` : `<${cursor.before}`;
