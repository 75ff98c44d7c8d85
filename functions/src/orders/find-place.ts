import type { OrderCounters } from '@nargisus/domain/orders';
import { addDays, startOfDhakaDay, type DhakaDay } from '@nargisus/domain/time';
import { cutAt, type OrderCut } from './order-cut.ts';

/** Close enough: the orders still to pass over cost a read each, another count costs one or more. */
const NEAR = 8;
/** Halving a day to the last bit of an id takes sixty; orders at every moment of a day need about four. */
const MAX_COUNTS = 60;

/** What can be asked about orders without reading them, or only one. */
interface OrdersBetween {
  newestAfter(newer: OrderCut): Promise<Date | undefined>;
  count(newer: OrderCut, older: OrderCut): Promise<number>;
}

/** A cut, and how many orders are newer than it. */
interface Place {
  readonly cut: OrderCut;
  readonly newer: number;
}

/**
 * A cut at or before the order that has `skip` newer ones, without reading any of those: the counters say on which day
 * it is, and counting (one read per thousand orders) narrows the day down. `left` orders after the cut are still to be
 * passed over, NEAR at most. Undefined when there are not that many orders.
 */
export async function findPlace(
  skip: number,
  days: OrderCounters['days'],
  { newestAfter, count }: OrdersBetween,
): Promise<{ cut: OrderCut; left: number } | undefined> {
  const day = dayWith(skip, days);
  if (!day) return undefined;
  let [newer, older] = day;
  // Most often the day is today, and the rest of it is empty: begin where its orders do.
  const newest = await newestAfter(newer.cut);
  if (newest) newer = { ...newer, cut: cutAt(new Date(newest.getTime() + 1)) };
  for (let counts = 0; skip - newer.newer > NEAR && counts < MAX_COUNTS; counts += 1) {
    const room = newer.cut - older.cut;
    if (room <= 1n) break;
    const share = shareToTake(skip, newer, older, counts);
    const cut = newer.cut - clamp((room * BigInt(Math.round(share * 1e6))) / 1_000_000n, 1n, room - 1n);
    // Counting the smaller side is cheaper, and both say the same.
    const at: Place =
      share <= 0.5
        ? { cut, newer: newer.newer + (await count(newer.cut, cut)) }
        : { cut, newer: older.newer - (await count(cut, older.cut)) };
    if (at.newer <= skip) newer = at;
    else older = at;
  }
  return { cut: newer.cut, left: skip - newer.newer };
}

/** The day of the order with `skip` newer ones, from its end to its beginning. */
function dayWith(skip: number, days: OrderCounters['days']): [Place, Place] | undefined {
  let newer = 0;
  const latestFirst = Object.entries(days).sort(([a], [b]) => (a < b ? 1 : -1));
  for (const [name, { orders }] of latestFirst) {
    const day = name as DhakaDay;
    if (skip < newer + orders) {
      const [end, beginning] = [startOfDhakaDay(addDays(day, 1)), startOfDhakaDay(day)];
      return [
        { cut: cutAt(end), newer },
        { cut: cutAt(beginning), newer: newer + orders },
      ];
    }
    newer += orders;
  }
  return undefined;
}

/**
 * Where to cut next: as if the orders were spread evenly, in turn a little before the one we look for and a little after
 * it, by about as much as chance would put us wrong, so that both cuts close in; every third time in the middle, so that
 * an uneven day is narrowed down as well.
 */
function shareToTake(skip: number, newer: Place, older: Place, counts: number): number {
  if (counts % 3 === 2) return 0.5;
  const orders = older.newer - newer.newer;
  const margin = counts % 3 === 0 ? -Math.sqrt(orders) / 2 : Math.sqrt(orders) / 2;
  const share = (skip + margin - newer.newer) / orders;
  return Math.min(1, Math.max(0, share));
}

function clamp(value: bigint, lowest: bigint, highest: bigint): bigint {
  return value < lowest ? lowest : value > highest ? highest : value;
}
