import type { Attempt } from './attempt.ts';

type Settled = Pick<Attempt, 'state'>;

/** Returns whether a change left an attempt paid and without an order, which it was not before. */
export function becameUnfulfilled(before: Settled | undefined, after: Settled | undefined): boolean {
  return after?.state === 'paid_unfulfilled' && before?.state !== 'paid_unfulfilled';
}
