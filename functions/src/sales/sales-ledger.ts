import {
  addSales,
  dayOfPart,
  daySalesSchema,
  othersId,
  periodId,
  recentSalesSchema,
  pendingChangeSchema,
  pendingWithCosts,
  productsWithCosts,
  type CostsByProduct,
  type DaySales,
  type PendingChange,
  type RecentSales,
  type Sales,
  type SalesPeriod,
} from '@nargisus/domain/orders';
import type { ProductCost } from '@nargisus/domain/catalogue';
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
import { productCosts } from '../firestore/product-costs.ts';
import { withProductCosts } from './with-product-costs.ts';

/** Documents of days per read: each has at most DAY_PART_PRODUCTS products. */
const DAYS_AT_ONCE = 25;
const PENDING_AT_ONCE = 300;
const COSTS_AT_ONCE = 300;
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
   * Returns the sales of a period, with pending ones. A read for each day, part of a day, pending change and product of
   * one; at least two.
   */
  async read(transaction: Transaction, period: { from: DhakaDay; to: DhakaDay }): Promise<Sales> {
    const [pending, days] = await Promise.all([
      transaction.get(this.pending().limit(MOST_PENDING)),
      transaction.get(this.#within(period)),
    ]);
    const sales: Sales = {};
    for (const day of days.docs) addSales(sales, { [dayOfPart(day.id)]: dayOf(day) });
    const changes = await withProductCosts(this.#db, transaction, pending.docs.map(pendingOf));
    for (const change of changes) addSales(sales, change.sales);
    return sales;
  }

  /** Returns all sales at a moment, with those that shards gathered until November 2026. */
  async readAll(readTime: Timestamp): Promise<Sales> {
    const sales: Sales = {};
    for await (const [day, sold] of this.daysFrom('' as DhakaDay, readTime)) addSales(sales, { [day]: sold });
    const changes: PendingChange[] = [];
    for await (const change of this.#pages(this.pending(), PENDING_AT_ONCE, readTime)) {
      changes.push(pendingOf(change));
    }
    const costs = await this.readCosts(productsWithCosts(changes), readTime);
    for (const change of changes) addSales(sales, pendingWithCosts(change, costs).sales);
    const shards = await this.#db.runTransaction((transaction) => transaction.getAll(...this.shards()), {
      readOnly: true,
      readTime,
    });
    for (const shard of shards) addSales(sales, pendingOf(shard).sales);
    return sales;
  }

  /** Returns the purchase costs of products at a moment. One read each. */
  async readCosts(ids: readonly string[], readTime: Timestamp): Promise<CostsByProduct> {
    const costs = new Map<string, Pick<ProductCost, 'costs'>>();
    for (let from = 0; from < ids.length; from += COSTS_AT_ONCE) {
      const some = ids.slice(from, from + COSTS_AT_ONCE);
      const found = await this.#db.runTransaction(
        (transaction) => productCosts(this.#db, transaction, some),
        {
          readOnly: true,
          readTime,
        },
      );
      for (const [id, its] of found) costs.set(id, its);
    }
    return costs;
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
export const pendingOf = (document: DocumentSnapshot): PendingChange =>
  pendingChangeSchema.parse(document.data() ?? {});
export const recentOf = (document: DocumentSnapshot): RecentSales =>
  recentSalesSchema.parse(document.data() ?? {});
