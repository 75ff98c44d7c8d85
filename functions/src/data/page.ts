import { FieldPath, Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { decodeCursor, encodeCursor } from './cursor.ts';

export interface PageRequest {
  /** All when absent. */
  readonly limit?: number;
  readonly cursor?: string;
  /** Documents to pass over; each is billed as a read. */
  readonly skip?: number;
}

export interface Page<T> {
  readonly items: T[];
  /** Where the next page begins; null when this one was not full. */
  readonly nextCursor: string | null;
}

/**
 * A page of a query by falling createdAt; reads at most `limit` documents. The id breaks ties, so that documents of
 * the same moment are neither shown twice nor left out.
 */
export async function newestFirst<T>(
  query: Query,
  { limit, cursor, skip }: PageRequest,
  read: (document: QueryDocumentSnapshot) => T,
): Promise<Page<T>> {
  let page = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  if (cursor) {
    const { seconds, nanos, id } = decodeCursor(cursor);
    page = page.startAfter(new Timestamp(seconds, nanos), id);
  }
  if (skip) page = page.offset(skip);
  if (limit) page = page.limit(limit);
  const { docs } = await page.get();
  const last = docs.at(-1);
  const isFull = limit !== undefined && docs.length === limit;
  return { items: docs.map(read), nextCursor: isFull && last ? cursorAfter(last) : null };
}

function cursorAfter(document: QueryDocumentSnapshot): string {
  const createdAt = document.get('createdAt') as Timestamp;
  return encodeCursor({ seconds: createdAt.seconds, nanos: createdAt.nanoseconds, id: document.id });
}
