import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * Yields the documents of a sorted query, at most `size` at once. Reads each once; the next page is read while this one is handled,
 * so that two are in memory.
 */
export async function* readPages(sorted: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  let next = sorted.limit(size).get();
  for (;;) {
    const { docs } = await next;
    const last = docs.length === size ? docs.at(-1) : undefined;
    const following = last && sorted.startAfter(last).limit(size).get();
    // It is thrown where the page is awaited; a reader who stops before that does not await it.
    following?.catch(() => undefined);
    if (docs.length > 0) yield docs;
    if (!following) return;
    next = following;
  }
}
