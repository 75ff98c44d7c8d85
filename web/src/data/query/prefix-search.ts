import { limit, orderBy, query, where, type CollectionReference } from 'firebase/firestore';
import { STAFF_PAGE_SIZE } from '@nargisus/domain/orders';
import { subscribeToQuery } from './use-snapshot.ts';

export interface PrefixSearch {
  /** A path inside the stored document. */
  readonly field: string;
  /** The prefix of the field. */
  readonly prefix: string;
}

interface Observer<T> {
  next(found: T[]): void;
  error(cause: unknown): void;
}

/** Sorts after every character that a name, an id or an address holds. */
const LAST_CHARACTER = '\uf8ff';

/**
 * Listens to the documents in which at least one of the fields begins with its prefix, each document once. Reads
 * STAFF_PAGE_SIZE documents per field at most.
 */
export function subscribeToPrefixSearch<T extends { _id: string }>(
  documents: CollectionReference<T>,
  searches: readonly PrefixSearch[],
  { next, error }: Observer<T>,
): () => void {
  const found = new Map<number, T[]>();
  if (!searches.length) next([]);
  const unsubscribes = searches.map(({ field, prefix }, index) =>
    subscribeToQuery(
      query(
        documents,
        orderBy(field),
        where(field, '>=', prefix),
        where(field, '<', `${prefix}${LAST_CHARACTER}`),
        limit(STAFF_PAGE_SIZE),
      ),
      {
        next: (matches) => {
          found.set(index, matches);
          if (found.size < searches.length) return;
          next([...new Map([...found.values()].flat().map((it) => [it._id, it])).values()]);
        },
        error,
      },
    ),
  );
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}
