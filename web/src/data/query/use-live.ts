import type { Query, QuerySnapshot } from 'firebase/firestore';
import { useDeferredValue, useReducer } from 'react';
import { useFirestoreCollection, type ReactFireGlobals } from 'reactfire';
import type { Loadable } from './loadable.ts';

/**
 * Returns the documents of a bounded query, live, through reactfire: components with the same query share one listener, which
 * stays open for the life of the page. A document that the converter rejects makes the list 'failed'; so does an empty list
 * from the local cache while the server cannot be reached.
 *
 * reactfire throws errors during render and keeps them for the life of the page (docs/adr/0003). This hook turns them into
 * 'failed', whose retry removes them. reactfire's hook throws after its last inner hook, so catching it leaves the order of
 * hooks as it is.
 */
export function useLive<T>(query: Query<T>): Loadable<T[]> {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  let snapshot: QuerySnapshot<T> | undefined;
  const retry = () => {
    forgetFailures(snapshot);
    renderAgain();
  };
  let failed = false;
  try {
    // eslint-disable-next-line react-hooks/rules-of-hooks -- see above: every render calls the same hooks
    snapshot = useFirestoreCollection(query).data as QuerySnapshot<T> | undefined;
  } catch {
    failed = true;
  }
  // Deferred, so that drawing the rows does not block input.
  const shown = useDeferredValue(snapshot);
  if (failed) return { state: 'failed', retry };
  if (!shown) return { state: 'loading' };
  if (shown.empty && shown.metadata.fromCache) return { state: 'failed', retry };
  return { state: 'ready', value: rowsOf(shown) };
}

const parsed = new WeakMap<object, unknown[]>();

/** Parses a snapshot once, however often a component renders. */
function rowsOf<T>(snapshot: QuerySnapshot<T>): T[] {
  const rows = parsed.get(snapshot) ?? snapshot.docs.map((document) => document.data());
  parsed.set(snapshot, rows);
  return rows as T[];
}

/** Removes what reactfire keeps as failed, and the snapshot `seen`, so that the next render subscribes again. */
export function forgetFailures(seen?: unknown): void {
  const observables = (globalThis as Partial<ReactFireGlobals>)._reactFirePreloadedObservables;
  for (const [id, observable] of observables ?? []) {
    const isSeen = seen !== undefined && observable.immutableStatus.data === seen;
    if (observable.ourError || isSeen) observables?.delete(id);
  }
}
