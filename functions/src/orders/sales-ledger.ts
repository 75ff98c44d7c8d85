import {
  addSales,
  daySalesSchema,
  ORDER_COUNTER_SHARDS,
  soldOnly,
  unfoldedSalesSchema,
  type DaySales,
  type Sales,
} from '@nargisus/domain/orders';
import type { DhakaDay } from '@nargisus/domain/time';
import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';

/** A fold holds a shard for a moment; orders that meet it there are tried again, and so is the fold. */
const MAX_ATTEMPTS = 10;

/**
 * What was sold by day (docs/adr/0011): counters/orders/sales/{day}, plus what lies in `sales` of the shards until it is
 * folded into the days. Both together are exact at every moment.
 */
export class SalesLedger {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Every shard, and the days of the period that exist: as many reads for a million orders as for one. */
  async read(transaction: Transaction, period?: { from: DhakaDay; to: DhakaDay }): Promise<Sales> {
    const [shards, days] = await Promise.all([
      transaction.getAll(...this.shards()),
      transaction.get(period ? this.#within(period) : this.#days()),
    ]);
    const sales: Sales = {};
    for (const day of days.docs) addSales(sales, { [day.id]: dayOf(day) });
    for (const shard of shards) addSales(sales, unfolded(shard));
    return sales;
  }

  /**
   * Moves what the shards have gathered into the days, so that shards stay small: orders write them, dashboards follow
   * them live, and a document may have a megabyte. A transaction for each shard; nothing is lost or counted twice by
   * whoever orders or reads meanwhile. Safe to run at any time, and by two at once.
   */
  async fold(): Promise<void> {
    for (const shard of this.shards()) await this.#foldShard(shard);
  }

  #foldShard(shard: DocumentReference): Promise<void> {
    return this.#inTransaction(async (transaction) => {
      const sales = unfolded(await transaction.get(shard));
      if (Object.keys(sales).length === 0) return;
      await this.add(transaction, sales);
      transaction.update(shard, { sales: FieldValue.delete() });
    });
  }

  /** To the days, whole: a write may hold 500 increments, and a day of a large shop has more products. */
  async add(transaction: Transaction, sales: Sales): Promise<void> {
    const references = Object.keys(sales).map((day) => this.day(day));
    for (const present of await transaction.getAll(...references)) {
      const sum = addSales({ [present.id]: dayOf(present) }, { [present.id]: sales[present.id]! });
      const { categories, regions, products } = soldOnly(sum[present.id]!);
      const content = { categories, regions, products };
      transaction.set(present.ref, content, { mergeFields: Object.keys(content) });
    }
  }

  shards(): DocumentReference[] {
    const shards = this.#db.collection('counters/orders/shards');
    return Array.from({ length: ORDER_COUNTER_SHARDS }, (_, shard) => shards.doc(String(shard)));
  }

  day(day: string): DocumentReference {
    return this.#days().doc(day);
  }

  #days() {
    return this.#db.collection('counters/orders/sales');
  }

  #within({ from, to }: { from: DhakaDay; to: DhakaDay }): Query {
    const id = FieldPath.documentId();
    return this.#days().where(id, '>=', from).where(id, '<=', to);
  }

  #inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#db.runTransaction(work, { maxAttempts: MAX_ATTEMPTS });
  }
}

const dayOf = (document: DocumentSnapshot): DaySales => daySalesSchema.parse(document.data() ?? {});
const unfolded = (shard: DocumentSnapshot): Sales => unfoldedSalesSchema.parse(shard.data() ?? {}).sales;
