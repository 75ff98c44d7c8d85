import type { Availability, SizeAvailability } from '../catalogue/availability.ts';
import { availableOf, type Stock } from './stock.ts';

/** Returns what shoppers see of a product's stock documents at `now`. Sizes that are not counted are left out. */
export function availabilityOf(stocks: readonly Stock[], now: Date): Availability {
  const counted = stocks.filter(({ isCounted }) => isCounted);
  return Object.fromEntries(counted.map((stock) => [stock.size, stateOf(stock, now)]));
}

/**
 * Returns whether a change of one size alters what shoppers see. Each state is judged at the moment when it was stored, so
 * that the removal of lapsed holds counts as a change.
 */
export function changesAvailability(before: Stock | undefined, after: Stock | undefined): boolean {
  const [was, is] = [before, after].map((it) => (it?.isCounted ? stateOf(it, it.updatedAt) : undefined));
  return was?.state !== is?.state || was?.left !== is?.left;
}

function stateOf(stock: Stock, now: Date): SizeAvailability {
  const left = availableOf(stock, now);
  if (left === 0) return { state: 'out' };
  return left <= stock.lowAt ? { state: 'low', left } : { state: 'in' };
}
