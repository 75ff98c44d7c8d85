import { useState } from 'react';
import type { Loadable } from './loadable.ts';

/** Returns the previous data, marked as `isOld`, while the next page of a list loads, so that the table does not flicker. */
export function useKeepPreviousData<T>(current: Loadable<T>): { shown: Loadable<T>; isOld: boolean } {
  const [previous, setPrevious] = useState<Loadable<T>>(current);
  if (current.state !== 'loading' && current !== previous) setPrevious(current);
  const isOld = current.state === 'loading' && previous.state === 'ready';
  return { shown: isOld ? previous : current, isOld };
}
