import type { OrderCalendar } from './order-calendar.ts';
import { nextCut } from './next-cut.ts';
import { NEWEST_CUT, OLDEST_CUT, type OrderCut } from './order-cut.ts';

/** Close enough to pass over, at a read each: another count costs one or more. */
const NEAR = 2;
/** Orders that lie as the calendar has them take two or three. */
const MAX_COUNTS = 60;
/** A count that leaves more than this part of the orders in between was in vain. */
const IN_VAIN = 0.9;
/** A count costs a read for as many orders, and one at least. */
export const COUNTED_PER_READ = 1000;

/** `limit` orders after the `skip` newest. */
export interface Wanted {
  readonly skip: number;
  readonly limit: number;
}

/** A cut, and how many orders are newer than it. */
export interface Place {
  readonly cut: OrderCut;
  readonly newer: number;
}

/** The page lies between these two. */
export interface Bracket {
  readonly newer: Place;
  /** When it is not exact, there are at least `newer` orders before it. */
  readonly older: Place & { readonly isExact: boolean };
}

/** When nothing is known yet. */
export const ANYWHERE: Bracket = {
  newer: { cut: NEWEST_CUT, newer: 0 },
  older: { cut: OLDEST_CUT, newer: 0, isExact: false },
};

/** How many orders there are between two cuts; counts no further than `upTo`. */
type Count = (newer: OrderCut, older: OrderCut, upTo: number) => Promise<number>;

/**
 * A cut with `skip` to `skip + limit` newer orders, exactly counted: what lies around it is the page, and no other order
 * is read. The calendar only says where to count first; where it is wrong there are more counts. Two cuts may have fewer
 * newer orders than `skip`, so that the difference is to be passed over: NEAR at most, which is cheaper than another
 * count, or orders of the same moment whose ids begin alike. Undefined when there are not that many orders.
 */
export async function findPlace(
  wanted: Wanted,
  bracket: Bracket,
  calendar: OrderCalendar,
  count: Count,
): Promise<Place | undefined> {
  const { skip, limit } = wanted;
  const isPlace = (it: Bracket['older']) => it.isExact && it.newer >= skip && it.newer <= skip + limit;
  let { newer, older } = bracket;
  if (isPlace(older)) return older;
  const search = { middle: skip + limit / 2, calendar, newerMoved: 0, olderMoved: 0, isHalving: false };
  for (let counts = 0; counts < MAX_COUNTS && skip - newer.newer > NEAR; counts += 1) {
    const cut = nextCut({ newer, older }, search);
    if (cut === undefined) break;
    const at = await countAt(cut, { newer, older }, wanted, count);
    if (cut === OLDEST_CUT && at.isExact && at.newer <= skip) return undefined;
    if (isPlace(at)) return at;
    const wasBetween = older.isExact ? older.newer - newer.newer : Infinity;
    const isTooNew = at.newer < skip;
    if (isTooNew) newer = at;
    else older = at;
    search.newerMoved = isTooNew ? search.newerMoved + 1 : 0;
    search.olderMoved = isTooNew ? 0 : search.olderMoved + 1;
    search.isHalving = older.isExact && older.newer - newer.newer > wasBetween * IN_VAIN;
  }
  return newer;
}

/** From the side where fewer are expected, when both sides are known; both say the same. */
async function countAt(
  cut: OrderCut,
  { newer, older }: Bracket,
  { skip, limit }: Wanted,
  count: Count,
): Promise<Bracket['older']> {
  const needed = skip + limit - newer.newer;
  if (older.isExact && older.newer - newer.newer < 2 * needed) {
    const between = older.newer - newer.newer;
    return { cut, newer: older.newer - (await count(cut, older.cut, between)), isExact: true };
  }
  // As far as the same reads go, and always further than the page.
  const upTo = COUNTED_PER_READ * (Math.floor(needed / COUNTED_PER_READ) + 1);
  const counted = await count(newer.cut, cut, upTo);
  return { cut, newer: newer.newer + counted, isExact: counted < upTo };
}
