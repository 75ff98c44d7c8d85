import { useState } from 'react';
import type { Loadable } from './loadable.ts';

/** While the next page of a list is on its way the last one stays, marked as old, so that the table does not blink. */
export function useKeepPreviousData<T>(now: Loadable<T>): { shown: Loadable<T>; isOld: boolean } {
  const [last, setLast] = useState<Loadable<T>>(now);
  if (now.state !== 'loading' && now !== last) setLast(now);
  const isOld = now.state === 'loading' && last.state === 'ready';
  return { shown: isOld ? last : now, isOld };
}
