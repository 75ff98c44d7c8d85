import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { Loadable } from './loadable.ts';

/**
 * Fetches once per `key`, for data without a listener such as aggregations. A new key fetches again and keeps the previous
 * answer on screen until then; null fetches nothing. The answer is dropped when the component unmounts.
 */
export function useFetch<T>(key: string | null, fetch: () => Promise<T>): Loadable<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Loadable<T>>({ state: 'loading' });
  const fetchNow = useEffectEvent(fetch);

  useEffect(() => {
    if (key === null) return undefined;
    let isObsolete = false;
    const settle = (next: Loadable<T>) => {
      // In a transition, so that drawing the answer does not block input.
      if (!isObsolete) startTransition(() => setAnswer(next));
    };
    const retry = () => {
      setAnswer({ state: 'loading' });
      setAttempt((count) => count + 1);
    };
    fetchNow().then(
      (value) => settle({ state: 'ready', value }),
      () => settle({ state: 'failed', retry }),
    );
    return () => {
      isObsolete = true;
    };
  }, [key, attempt]);

  return answer;
}
