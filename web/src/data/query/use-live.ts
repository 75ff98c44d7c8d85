import type { Query, QuerySnapshot } from 'firebase/firestore';
import { useDeferredValue, useReducer } from 'react';
import { useFirestoreCollection, type ReactFireGlobals } from 'reactfire';
import type { Loadable } from './loadable.ts';

/**
 * A bounded query, live. The query's converter parses: a document that does not fit makes the list 'failed'. So does a
 * server that cannot be reached: an empty memory is no empty list.
 *
 * reactfire throws errors while rendering and remembers them for the life of the page (docs/adr/0003); here they
 * become a state of the section, and its retry forgets them. Its hook throws after its last inner hook, so catching
 * it leaves the order of hooks as it is.
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
  // Drawn in small steps: whoever taps or scrolls meanwhile has their turn.
  const shown = useDeferredValue(snapshot);
  if (failed) return { state: 'failed', retry };
  if (!shown) return { state: 'loading' };
  if (shown.empty && shown.metadata.fromCache) return { state: 'failed', retry };
  return { state: 'ready', value: rowsOf(shown) };
}

const parsed = new WeakMap<object, unknown[]>();

/** Parsed once, however often a component renders. */
function rowsOf<T>(snapshot: QuerySnapshot<T>): T[] {
  const rows = parsed.get(snapshot) ?? snapshot.docs.map((document) => document.data());
  parsed.set(snapshot, rows);
  return rows as T[];
}

/** What reactfire remembers as failed, and what it knows as `seen`, is asked for anew the next time it is needed. */
export function forgetFailures(seen?: unknown): void {
  const observables = (globalThis as Partial<ReactFireGlobals>)._reactFirePreloadedObservables;
  for (const [id, observable] of observables ?? []) {
    const isSeen = seen !== undefined && observable.immutableStatus.data === seen;
    if (observable.ourError || isSeen) observables?.delete(id);
  }
}
