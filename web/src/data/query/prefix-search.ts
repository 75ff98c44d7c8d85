import { limit, orderBy, query, where, type CollectionReference } from 'firebase/firestore';
import { STAFF_PAGE_SIZE } from '@nargisus/domain/orders';
import { subscribeToQuery } from './use-snapshot.ts';

export interface PrefixSearch {
  /** A path inside the stored document. */
  readonly field: string;
  /** What the field begins with. */
  readonly beginning: string;
}

interface Observer<T> {
  next(found: T[]): void;
  error(cause: unknown): void;
}

/** Follows what begins so in one of the fields, each document once. Reads STAFF_PAGE_SIZE for each field at most. */
export function subscribeToPrefixSearch<T extends { _id: string }>(
  documents: CollectionReference<T>,
  searches: readonly PrefixSearch[],
  { next, error }: Observer<T>,
): () => void {
  const found = new Map<number, T[]>();
  if (!searches.length) next([]);
  const stops = searches.map(({ field, beginning }, index) =>
    subscribeToQuery(
      // The last character there is: whatever begins so comes before it.
      query(
        documents,
        orderBy(field),
        where(field, '>=', beginning),
        where(field, '<', `${beginning}\uf8ff`),
        limit(STAFF_PAGE_SIZE),
      ),
      {
        next: (some) => {
          found.set(index, some);
          if (found.size < searches.length) return;
          next([...new Map([...found.values()].flat().map((it) => [it._id, it])).values()]);
        },
        error,
      },
    ),
  );
  return () => stops.forEach((stop) => stop());
}
