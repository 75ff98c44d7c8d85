import { onSnapshot, type DocumentReference, type Query } from 'firebase/firestore';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { Loadable } from './loadable.ts';

interface Observer<T> {
  next(value: T): void;
  missing(): void;
  error(cause: unknown): void;
}

const LOADING: Loadable<never> = { state: 'loading' };

/**
 * Returns the data that `key` names, live, until the component unmounts or the key changes. `subscribe` opens the listener
 * and returns the function that closes it. For pages and filters: useLive keeps the listener of each distinct query for the
 * life of the page (docs/adr/0003).
 */
export function useSnapshot<T>(key: string, subscribe: (observer: Observer<T>) => () => void): Loadable<T> {
  const [attempt, setAttempt] = useState(0);
  const [snapshot, setSnapshot] = useState<{ id: string; data: Loadable<T> } | null>(null);
  const subscribeNow = useEffectEvent(subscribe);
  const id = `${attempt} ${key}`;

  useEffect(() => {
    // In a transition, so that drawing the rows does not block input.
    const settle = (data: Loadable<T>) => startTransition(() => setSnapshot({ id, data }));
    return subscribeNow({
      next: (value) => settle({ state: 'ready', value }),
      missing: () => settle({ state: 'missing' }),
      error: () => settle({ state: 'failed', retry: () => setAttempt((count) => count + 1) }),
    });
  }, [id]);

  return snapshot?.id === id ? snapshot.data : LOADING;
}

interface ListObserver<T> {
  /** `isFromCache`: the server has not confirmed the list yet, which may lack documents. */
  next(list: T[], isFromCache: boolean): void;
  error(cause: unknown): void;
}

/**
 * Listens to a list. A document that the converter rejects is an error, not a crash. An empty list from the local cache is
 * an error too, until the server can be reached.
 */
export function subscribeToQuery<T>(list: Query<T>, { next, error }: ListObserver<T>) {
  let isKnown = false;
  return onSnapshot(
    list,
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      isKnown ||= !metadata.fromCache || docs.length > 0;
      try {
        if (isKnown)
          next(
            docs.map((document) => document.data({ serverTimestamps: 'estimate' })),
            metadata.fromCache,
          );
        else error(new Error('Firestore cannot be reached'));
      } catch (cause) {
        error(cause);
      }
    },
    error,
  );
}

/** Listens to one document. */
export function subscribeToDocument<T>(
  document: DocumentReference<T>,
  { next, missing, error }: Observer<T>,
) {
  return onSnapshot(
    document,
    (snapshot) => {
      try {
        const value = snapshot.data({ serverTimestamps: 'estimate' });
        if (value) next(value);
        else missing();
      } catch (cause) {
        error(cause);
      }
    },
    error,
  );
}
