import {
  addSales,
  dayOfPart,
  daySalesSchema,
  othersId,
  periodId,
  recentSalesSchema,
  pendingSalesSchema,
  type DaySales,
  type RecentSales,
  type Sales,
  type SalesPeriod,
  type PendingSales,
} from '@nargisus/domain/orders';
import type { DhakaDay } from '@nargisus/domain/time';
import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { orderCounterShards } from '../orders/order-counters.ts';

/** Documents of days per read: each has at most DAY_PART_PRODUCTS products. */
const DAYS_AT_ONCE = 25;
const PENDING_AT_ONCE = 300;
/** Pending changes that are read with the days, at most. More means that the roll-up does not run. */
const MOST_PENDING = 1_000;

/**
 * The documents of sales (docs/adr/0030): counters/orders/sales/{day} with further parts {day}_{n}, and a pending
 * document for each change of an order in counters/orders/pending. Together they are exact.
 */
export class SalesLedger {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Returns the sales of a period, with pending ones. A read for each day, part of a day and pending change; at
   * least two.
   */
  async read(transaction: Transaction, period: { from: DhakaDay; to: DhakaDay }): Promise<Sales> {
    const [pending, days] = await Promise.all([
      transaction.get(this.pending().limit(MOST_PENDING)),
      transaction.get(this.#within(period)),
    ]);
    const sales: Sales = {};
    for (const day of days.docs) addSales(sales, { [dayOfPart(day.id)]: dayOf(day) });
    for (const change of pending.docs) addSales(sales, pendingOf(change).sales);
    return sales;
  }

  /** Returns all sales at a moment, with those that shards gathered until November 2026. */
  async readAll(readTime: Timestamp): Promise<Sales> {
    const sales: Sales = {};
    for await (const [day, sold] of this.daysFrom('' as DhakaDay, readTime)) addSales(sales, { [day]: sold });
    for await (const change of this.#pages(this.pending(), PENDING_AT_ONCE, readTime)) {
      addSales(sales, pendingOf(change).sales);
    }
    const shards = await this.#db.runTransaction((transaction) => transaction.getAll(...this.shards()), {
      readOnly: true,
      readTime,
    });
    for (const shard of shards) addSales(sales, pendingOf(shard).sales);
    return sales;
  }

  readShards(): Promise<DocumentSnapshot[]> {
    return this.#db.getAll(...this.shards());
  }

  /**
   * Yields days and their parts at a moment, a few at a time: half a year of a large shop exceeds the memory of an
   * instance.
   */
  async *daysFrom(first: DhakaDay, readTime: Timestamp): AsyncGenerator<readonly [DhakaDay, DaySales]> {
    const days = first ? this.#days().where(FieldPath.documentId(), '>=', first) : this.#days();
    for await (const day of this.#pages(days, DAYS_AT_ONCE, readTime)) {
      yield [dayOfPart(day.id) as DhakaDay, dayOf(day)];
    }
  }

  /** One transaction per page: a single one would exceed the maximum age. */
  async *#pages(query: Query, size: number, readTime: Timestamp): AsyncGenerator<QueryDocumentSnapshot> {
    const ordered = query.orderBy(FieldPath.documentId()).limit(size);
    let after: string | undefined;
    do {
      const page = after === undefined ? ordered : ordered.startAfter(after);
      const { docs } = await this.#db.runTransaction((transaction) => transaction.get(page), {
        readOnly: true,
        readTime,
      });
      yield* docs;
      after = docs.length === size ? docs.at(-1)?.id : undefined;
    } while (after !== undefined);
  }

  shards(): DocumentReference[] {
    return orderCounterShards(this.#db);
  }

  pending() {
    return this.#db.collection('counters/orders/pending');
  }

  /** Returns the document of a day, or of a further part (dayPartId). */
  day(id: string): DocumentReference {
    return this.#days().doc(id);
  }

  period(period: SalesPeriod): DocumentReference {
    return this.periods().doc(periodId(period));
  }

  others(period: SalesPeriod): DocumentReference {
    return this.periods().doc(othersId(period));
  }

  periods() {
    return this.#db.collection('counters/orders/periods');
  }

  /** recentSalesSchema */
  recent(): DocumentReference {
    return this.#db.doc('counters/orders/live/sales');
  }

  /** dashboardCounters() of the shards, and readAt, when they were. */
  stats(): DocumentReference {
    return this.#db.doc('counters/orders/live/figures');
  }

  /** When the next update of the stats may run (throttle-update.ts). */
  turn(): DocumentReference {
    return this.#db.doc('counters/orders/live/turn');
  }

  /** Days of the counters that are too old for the shards, whole. */
  past(): DocumentReference {
    return this.#db.doc('counters/orders/past/days');
  }

  #days() {
    return this.#db.collection('counters/orders/sales');
  }

  #within({ from, to }: { from: DhakaDay; to: DhakaDay }): Query {
    const id = FieldPath.documentId();
    return this.#days().where(id, '>=', from).where(id, '<=', `${to}~`); // after its parts
  }
}

export const dayOf = (document: DocumentSnapshot): DaySales => daySalesSchema.parse(document.data() ?? {});
export const pendingOf = (document: DocumentSnapshot): PendingSales =>
  pendingSalesSchema.parse(document.data() ?? {});
export const recentOf = (document: DocumentSnapshot): RecentSales =>
  recentSalesSchema.parse(document.data() ?? {});
