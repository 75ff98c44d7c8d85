import type { Query } from 'firebase/firestore';
import { useReducer } from 'react';
import { useFirestoreCollectionData, type ReactFireGlobals } from 'reactfire';
import type { Loadable } from './loadable.ts';

/**
 * A bounded query, live. The query's converter parses: a document that does not fit makes the list 'failed'.
 *
 * reactfire throws errors while rendering and remembers them for the life of the page (docs/adr/0003); here they
 * become a state of the section, and its retry forgets them. Its hook throws after its last inner hook, so catching
 * it leaves the order of hooks as it is.
 */
export function useLive<T>(query: Query<T>): Loadable<T[]> {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  try {
    // eslint-disable-next-line react-hooks/rules-of-hooks -- see above: every render calls the same hooks
    const { status, data } = useFirestoreCollectionData(query);
    return status === 'success' ? { state: 'ready', value: data } : { state: 'loading' };
  } catch {
    const retry = () => {
      forgetFailures();
      renderAgain();
    };
    return { state: 'failed', retry };
  }
}

/** What reactfire remembers as failed is asked for anew the next time it is needed. */
export function forgetFailures(): void {
  const observables = (globalThis as Partial<ReactFireGlobals>)._reactFirePreloadedObservables;
  for (const [id, observable] of observables ?? []) {
    if (observable.ourError) observables?.delete(id);
  }
}
