import { invalidArgument } from '../engine/firestore-error.ts';

/**
 * Returns one page of a list that is recomputed for each request; the token is the index of the next
 * item.
 */
export function pageOf<Item>(
  all: readonly Item[],
  { pageSize, pageToken }: { pageSize?: number | null; pageToken?: string | null },
): { items: readonly Item[]; nextPageToken?: string } {
  if ((pageSize ?? 0) < 0) throw invalidArgument('page_size is negative');
  const start = pageToken ? Number(pageToken) : 0;
  if (!Number.isSafeInteger(start) || start < 0) throw invalidArgument('Invalid page token.');
  const end = pageSize ? start + pageSize : all.length;
  return { items: all.slice(start, end), nextPageToken: end < all.length ? String(end) : undefined };
}
