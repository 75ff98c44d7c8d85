import { FieldPath, Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { decodeCursor, encodeCursor } from './cursor.ts';

export interface PageRequest {
  /** All when absent. */
  readonly limit?: number;
  readonly cursor?: string;
}

export interface Page<T> {
  readonly items: T[];
  /** Where the next page begins; null when this one was not full. */
  readonly nextCursor: string | null;
}

/** The time by which a list is sorted: of an order and most others, or of an entry of the audit log. */
type TimeField = 'createdAt' | 'at';

/**
 * Returns a page of a query, newest first. Reads at most `limit` documents. The id breaks ties, so that documents
 * of the same moment are neither repeated nor skipped.
 */
export async function newestFirst<T>(
  query: Query,
  { limit, cursor }: PageRequest,
  read: (document: QueryDocumentSnapshot) => T,
  field: TimeField = 'createdAt',
): Promise<Page<T>> {
  let page = query.orderBy(field, 'desc').orderBy(FieldPath.documentId(), 'desc');
  if (cursor) {
    const { seconds, nanos, id } = decodeCursor(cursor);
    page = page.startAfter(new Timestamp(seconds, nanos), id);
  }
  if (limit) page = page.limit(limit);
  return pageOf((await page.get()).docs, limit, read, field);
}

const ALL_BY = 100;

/**
 * Returns all items of a list, page by page. Only for what one person has: the lists of the whole shop are
 * unbounded.
 */
export async function allPages<T>(list: (page: PageRequest) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await list({ limit: ALL_BY, cursor });
    all.push(...items);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return all;
}

/** Returns the result of a query as a page of at most `limit`. */
export function pageOf<T>(
  docs: readonly QueryDocumentSnapshot[],
  limit: number | undefined,
  read: (document: QueryDocumentSnapshot) => T,
  field: TimeField = 'createdAt',
): Page<T> {
  const last = docs.at(-1);
  const isFull = limit !== undefined && docs.length === limit;
  return { items: docs.map((it) => read(it)), nextCursor: isFull && last ? cursorAfter(last, field) : null };
}

function cursorAfter(document: QueryDocumentSnapshot, field: TimeField): string {
  const { seconds, nanoseconds: nanos } = document.get(field) as Timestamp;
  return encodeCursor({ seconds, nanos, id: document.id });
}
