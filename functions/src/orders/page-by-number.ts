import { ORDER_COUNTER_SHARDS, type OrderCounters } from '@nargisus/domain/orders';
import { addDays, startOfDhakaDay, type DhakaDay } from '@nargisus/domain/time';
import type { Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  ANYWHERE,
  COUNTED_PER_READ,
  findPlace,
  type Bracket,
  type Place,
  type Wanted,
} from './find-place.ts';
import { OrderCalendar } from './order-calendar.ts';
import { between, cutAt, newerThan, olderThan } from './order-cut.ts';
import type { SalesLedger } from '../sales/sales-ledger.ts';
import { sumOfShards } from './sum-of-shards.ts';

/**
 * A page of all orders by its number, newest first, in one read-only transaction: exact while orders arrive. Beside the
 * page's own orders it costs one counter shard and two or three counts, a few more beyond half a year. Where counting from
 * the newest order on would cost more than the other shards do, all of them tell the day, and only that day is counted.
 */
export class PageByNumber {
  readonly #transaction: Transaction;
  readonly #orders: Query;
  readonly #ledger: SalesLedger;
  readonly #deepFrom: number;

  /** `deepFrom`: so many newer orders cost more to count than the other shards cost to read. */
  constructor(
    transaction: Transaction,
    orders: Query,
    ledger: SalesLedger,
    deepFrom = (ORDER_COUNTER_SHARDS - 1) * COUNTED_PER_READ,
  ) {
    this.#transaction = transaction;
    this.#orders = orders;
    this.#ledger = ledger;
    this.#deepFrom = deepFrom;
  }

  async read(wanted: Wanted, now: Date): Promise<QueryDocumentSnapshot[]> {
    const all = this.#ledger.shards();
    const isDeep = wanted.skip > this.#deepFrom;
    // Only shards tell of half a year; what is older is no use as a sample, because it is whole.
    const counters = isDeep ? [...all, this.#ledger.past()] : all.slice(0, 1);
    const { days } = sumOfShards(await this.#transaction.getAll(...counters));
    const bracket = isDeep ? dayWith(wanted.skip, days) : ANYWHERE;
    if (!bracket) return [];
    const calendar = new OrderCalendar(days, { now, share: isDeep ? 1 : 1 / all.length });
    const place = await findPlace(wanted, bracket, calendar, async (newer, older, upTo) => {
      const orders = between(this.#orders, newer, older).limit(upTo);
      return (await this.#transaction.get(orders.count())).data().count;
    });
    return place ? this.#around(place, wanted) : [];
  }

  /** Those newer than the cut, from the cut on, and then those older than it. */
  async #around({ cut, newer }: Place, { skip, limit }: Wanted): Promise<QueryDocumentSnapshot[]> {
    const wantedOfNewer = Math.max(0, newer - skip);
    const passedOver = Math.max(0, skip - newer);
    const [before, after] = await Promise.all([
      this.#upTo(wantedOfNewer, newerThan(this.#orders, cut)),
      this.#upTo(limit - wantedOfNewer, olderThan(this.#orders, cut).offset(passedOver)),
    ]);
    return [...before.reverse(), ...after];
  }

  /** A query that finds nothing costs a read as well. */
  async #upTo(limit: number, orders: Query): Promise<QueryDocumentSnapshot[]> {
    return limit > 0 ? (await this.#transaction.get(orders.limit(limit))).docs : [];
  }
}

/** The day of the order with `skip` newer ones, from its end to its beginning. Undefined when there are not that many. */
function dayWith(skip: number, days: OrderCounters['days']): Bracket | undefined {
  let newer = 0;
  const latestFirst = Object.entries(days).sort(([a], [b]) => (a < b ? 1 : -1));
  for (const [name, { orders }] of latestFirst) {
    const day = name as DhakaDay;
    if (skip < newer + orders) {
      const [end, beginning] = [startOfDhakaDay(addDays(day, 1)), startOfDhakaDay(day)];
      return {
        newer: { cut: cutAt(end), newer },
        older: { cut: cutAt(beginning), newer: newer + orders, isExact: true },
      };
    }
    newer += orders;
  }
  return undefined;
}
