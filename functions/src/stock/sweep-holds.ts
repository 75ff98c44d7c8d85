import type { StockRepository } from './stock.repository.ts';

const BATCH = 200;
const AT_ONCE = 20;

/**
 * Removes lapsed holds, so that what shoppers see of these sizes follows (they stopped counting when they lapsed). Runs
 * every minute; one read where nothing lapsed, else three and a write for each size.
 */
export async function sweepHolds(
  stock: Pick<StockRepository, 'lapsed' | 'removeLapsedHolds'>,
  now: Date,
): Promise<number> {
  const lapsed = await stock.lapsed(now, BATCH);
  for (let from = 0; from < lapsed.length; from += AT_ONCE) {
    const some = lapsed.slice(from, from + AT_ONCE);
    await Promise.all(some.map((id) => stock.removeLapsedHolds(id, now)));
  }
  return lapsed.length;
}
