import type { OrderDesk } from '@nargisus/domain/desk';

type Waiting = Pick<OrderDesk, '_id' | 'dueAt'>;

/** Sorts as the query of a queue does: by due time, then by id. */
const byDueTime = (a: Waiting, b: Waiting) =>
  a.dueAt.getTime() - b.dueAt.getTime() || (a._id < b._id ? -1 : 1);

/**
 * Returns the ids to show, the oldest first. What is shown keeps its place; what waits behind the last shown row is
 * appended; what would come between shown rows is counted as arrived.
 */
export function arrangeQueue(
  waiting: readonly Waiting[],
  shown: readonly string[],
): { ids: string[]; arrived: number } {
  const sorted = waiting.toSorted(byDueTime);
  const known = new Set(shown);
  const last = sorted.findLastIndex(({ _id }) => known.has(_id));
  const kept = sorted.filter(({ _id }, place) => place > last || known.has(_id));
  return { ids: kept.map(({ _id }) => _id), arrived: sorted.length - kept.length };
}
