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
 * Follows what `key` names until the component goes or the key changes. Beside useLive because reactfire keeps a listener for
 * each distinct query as long as the page lives (docs/adr/0003): right for the counters, wrong for pages and filters
 * that staff turn over all day.
 */
export function useSnapshot<T>(key: string, follow: (observer: Observer<T>) => () => void): Loadable<T> {
  const [attempt, setAttempt] = useState(0);
  const [seen, setSeen] = useState<{ of: string; at: Loadable<T> } | null>(null);
  const followNow = useEffectEvent(follow);
  const of = `${attempt} ${key}`;

  useEffect(() => {
    // Rows are drawn in small steps: whoever taps or scrolls meanwhile has their turn.
    const settle = (at: Loadable<T>) => startTransition(() => setSeen({ of, at }));
    return followNow({
      next: (value) => settle({ state: 'ready', value }),
      missing: () => settle({ state: 'missing' }),
      error: () => settle({ state: 'failed', retry: () => setAttempt((count) => count + 1) }),
    });
  }, [of]);

  return seen?.of === of ? seen.at : LOADING;
}

/**
 * A listener on a list, for useSnapshot. A document that its converter refuses is an error, not a crash; and where the
 * server cannot be reached, an empty memory is no empty list: the error stands until it can.
 */
export function subscribeToQuery<T>(list: Query<T>, { next, error }: Pick<Observer<T[]>, 'next' | 'error'>) {
  let heard = false;
  return onSnapshot(
    list,
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      heard ||= !metadata.fromCache || docs.length > 0;
      try {
        if (heard) next(docs.map((document) => document.data({ serverTimestamps: 'estimate' })));
        else error(new Error('Firestore cannot be reached'));
      } catch (cause) {
        error(cause);
      }
    },
    error,
  );
}

/** The same on one document. */
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
