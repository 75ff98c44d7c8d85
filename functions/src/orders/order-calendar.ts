import type { OrderCounters } from '@nargisus/domain/orders';
import { addDays, startOfDhakaDay, type DhakaDay } from '@nargisus/domain/time';

/** A day's orders, spread evenly from its beginning to its end, or to now. In milliseconds. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly orders: number;
}

/**
 * Where orders probably lie, by what counters say of each day: an estimate, and only that. `weight` is the number of
 * orders newer than a moment, `moment` its inverse.
 */
export class OrderCalendar {
  readonly #newestFirst: readonly Span[];
  readonly now: Date;

  /** `share`: what part of all orders was counted. */
  constructor(days: OrderCounters['days'], { now, share }: { now: Date; share: number }) {
    this.now = now;
    this.#newestFirst = Object.entries(days)
      .filter(([, { orders }]) => orders > 0)
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .map(([day, { orders }]) => spanOf(day as DhakaDay, orders / share, now));
  }

  /** Of its oldest day; undefined when it has none. */
  get beginning(): number | undefined {
    return this.#newestFirst.at(-1)?.from;
  }

  weight(moment: number): number {
    let newer = 0;
    for (const { from, to, orders } of this.#newestFirst) {
      if (moment <= from) newer += orders;
      else if (moment < to) newer += (orders * (to - moment)) / (to - from);
    }
    return newer;
  }

  /** Undefined when there are not that many orders. */
  moment(weight: number): number | undefined {
    let newer = 0;
    for (const { from, to, orders } of this.#newestFirst) {
      if (weight <= newer + orders) return to - ((to - from) * (weight - newer)) / orders;
      newer += orders;
    }
    return undefined;
  }
}

function spanOf(day: DhakaDay, orders: number, now: Date): Span {
  const from = startOfDhakaDay(day).getTime();
  const end = startOfDhakaDay(addDays(day, 1)).getTime();
  // The rest of today is empty.
  const to = now.getTime() > from ? Math.min(end, now.getTime()) : end;
  return { from, to, orders };
}
