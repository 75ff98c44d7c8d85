import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { Loadable } from './loadable.ts';

/**
 * An answer that is fetched, not followed: aggregations have no listeners. Fetched again when `key` changes, and not
 * while it is null; the answer to an earlier key stays on screen until then, so that a total does not blink.
 */
export function useFetch<T>(fetch: () => Promise<T>, key: string | null): Loadable<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Loadable<T>>({ state: 'loading' });
  const fetchNow = useEffectEvent(fetch);

  useEffect(() => {
    if (key === null) return undefined;
    let left = false;
    const settle = (next: Loadable<T>) => {
      // Drawn in small steps: whoever taps or scrolls meanwhile has their turn.
      if (!left) startTransition(() => setAnswer(next));
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
      left = true;
    };
  }, [key, attempt]);

  return answer;
}
