import {
  addSales,
  daySalesSchema,
  ORDER_COUNTER_SHARDS,
  othersId,
  periodId,
  soldOnly,
  unfoldedSalesSchema,
  type DaySales,
  type Sales,
  type SalesPeriod,
  type UnfoldedSales,
} from '@nargisus/domain/orders';
import type { DhakaDay } from '@nargisus/domain/time';
import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';

/**
 * What was sold by day (docs/adr/0011): counters/orders/sales/{day}, plus what lies in `sales` of the shards until it is
 * folded into the days (fold-sales.ts). Both together are exact at every moment.
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
    for (const shard of shards) addSales(sales, unfolded(shard).sales);
    return sales;
  }

  /** To the days, whole: a write may hold 500 increments, and a day of a large shop has more products. */
  async add(transaction: Transaction, sales: Sales): Promise<void> {
    const references = Object.keys(sales).map((day) => this.day(day));
    if (references.length === 0) return;
    for (const present of await transaction.getAll(...references)) {
      const sum = addSales({ [present.id]: dayOf(present) }, { [present.id]: sales[present.id]! });
      const { categories, regions, products } = soldOnly(sum[present.id]!);
      const content = { categories, regions, products };
      transaction.set(present.ref, content, { mergeFields: Object.keys(content) });
    }
    transaction.set(this.#state(), { daysVersion: FieldValue.increment(1) }, { merge: true });
  }

  /** Another number after each change of a day. One read. */
  async version(transaction?: Transaction): Promise<number> {
    const state = await (transaction ? transaction.get(this.#state()) : this.#state().get());
    return (state.get('daysVersion') as number | undefined) ?? 0;
  }

  readShards(): Promise<DocumentSnapshot[]> {
    return this.#db.getAll(...this.shards());
  }

  /** Whether they are there. */
  readPeriods(periods: readonly SalesPeriod[]): Promise<DocumentSnapshot[]> {
    return this.#db.getAll(...periods.map((it) => this.period(it)), { fieldMask: ['mostOfOthers'] });
  }

  daysFrom(first: DhakaDay): AsyncIterable<QueryDocumentSnapshot> {
    const days = this.#days().where(FieldPath.documentId(), '>=', first);
    return days.stream() as unknown as AsyncIterable<QueryDocumentSnapshot>;
  }

  shards(): DocumentReference[] {
    const shards = this.#db.collection('counters/orders/shards');
    return Array.from({ length: ORDER_COUNTER_SHARDS }, (_, shard) => shards.doc(String(shard)));
  }

  day(day: string): DocumentReference {
    return this.#days().doc(day);
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

  /** `days` of the counters that are too old for the shards, whole. */
  past(): DocumentReference {
    return this.#db.doc('counters/orders/past/days');
  }

  #state(): DocumentReference {
    return this.#db.doc('counters/orders');
  }

  #days() {
    return this.#db.collection('counters/orders/sales');
  }

  #within({ from, to }: { from: DhakaDay; to: DhakaDay }): Query {
    const id = FieldPath.documentId();
    return this.#days().where(id, '>=', from).where(id, '<=', to);
  }
}

export const dayOf = (document: DocumentSnapshot): DaySales => daySalesSchema.parse(document.data() ?? {});
export const unfolded = (shard: DocumentSnapshot): UnfoldedSales =>
  unfoldedSalesSchema.parse(shard.data() ?? {});
