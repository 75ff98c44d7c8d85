import type { Query } from 'firebase/firestore';
import { useCallback, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { preloadObservable, type ReactFireGlobals } from 'reactfire';
import { Observable } from 'rxjs';
import type { Loadable } from './loadable.ts';
import { subscribeToQuery } from './use-snapshot.ts';

type Snapshot<T> = { state: 'ready'; value: T[] } | { state: 'failed' };
type Listener<T> = ReturnType<typeof preloadObservable<Snapshot<T>>>;

/**
 * Returns the documents of a bounded query, live, through reactfire: components with the same `name` share one listener, which
 * stays open for the life of the page. The query of a name must not change.
 *
 * reactfire's own hooks throw the error of a failed listener during render, at every later mount too (docs/adr/0003). This
 * hook reads reactfire's observable instead; a mount and a retry replace one that has failed, such as by a sign-out.
 */
export function useLive<T>(name: string, query: Query<T>): Loadable<T[]> {
  const [listener, setListener] = useState(() => openListener(name, query));
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = listener.subscribe(onChange); // a failure is a value too
      return () => subscription.unsubscribe();
    },
    [listener],
  );
  const readSnapshot = () => listener.immutableStatus.data as Snapshot<T> | undefined;
  // Deferred, so that drawing the rows does not block input.
  const snapshot = useDeferredValue(useSyncExternalStore(subscribe, readSnapshot));
  if (!snapshot) return { state: 'loading' };
  if (snapshot.state === 'ready') return snapshot;
  return { state: 'failed', retry: () => setListener(openListener(name, query)) };
}

/** Returns the listener of `name`; opens one if there is none or if it has failed. */
function openListener<T>(name: string, query: Query<T>): Listener<T> {
  const id = `live ${name}`;
  const listeners = (globalThis as Partial<ReactFireGlobals>)._reactFirePreloadedObservables;
  const known = listeners?.get(id) as Listener<T> | undefined;
  if ((known?.immutableStatus.data as Snapshot<T> | undefined)?.state === 'failed') listeners?.delete(id);
  const snapshots = new Observable<Snapshot<T>>((subscriber) =>
    subscribeToQuery(query, {
      next: (value) => subscriber.next({ state: 'ready', value }),
      error: () => subscriber.next({ state: 'failed' }),
    }),
  );
  return preloadObservable(snapshots, id);
}
