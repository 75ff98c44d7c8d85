import type { Loadable } from '../../data/loadable.ts';

/**
 * A key for what is counted over a list that is on screen: another one whenever the list is seen to change in what
 * `write` tells of it, and null until there is an answer, so that nothing is counted twice at the start.
 */
export function countedWith<T>(list: Loadable<T>, write: (list: T) => string): string | null {
  if (list.state === 'loading') return null;
  return list.state === 'ready' ? write(list.value) : '';
}
