import {
  addSales,
  NO_ORDERS,
  orderCounterChange,
  orderSchema,
  salesChange,
  salesWithCosts,
  sumOrderCounters,
  type OrderCounters,
  type Sales,
} from '@nargisus/domain/orders';
import type { ProductCost } from '@nargisus/domain/catalogue';
import { STAGES } from '@nargisus/domain/desk';
import { FieldPath, FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { dhakaDay } from '@nargisus/domain/time';
import * as z from 'zod/mini';
import { differencesBetween, type Difference } from './compare-amounts.ts';
import { fillCategories, hasCategories } from './fill-categories.ts';
import { rollUpPeriods } from './roll-up-periods.ts';
import { archiveMissingNames } from './archive-missing-names.ts';
import { repairCounters, repairSales } from './repair-counters.ts';
import { OrdersRepository } from '../orders/orders.repository.ts';
import { SalesLedger } from './sales-ledger.ts';
import { sumOfShards } from '../orders/order-counters.ts';
import { writeStats } from './write-stats.ts';

const PAGE = 500;
const COUNTED = [
  'createdAt',
  'orderStatus',
  'deliveryStatus',
  'totalAmount',
  'returnedAmount',
  'items',
  'shippingAddress.region',
] as const;
const { createdAt, orderStatus, deliveryStatus, totalAmount, returnedAmount, items, shippingAddress } =
  orderSchema.shape;
const countedSchema = z.object({
  _id: z.string(),
  createdAt,
  orderStatus,
  deliveryStatus,
  totalAmount,
  returnedAmount,
  items,
  shippingAddress: z.pick(shippingAddress, { region: true }),
});
type Counted = z.output<typeof countedSchema>;

interface Recount {
  readonly counted: number;
  readonly differences: readonly Difference[];
  /** Orders created before lines had a category. They count under the default one until it is filled in. */
  readonly withoutCategories: number;
  /** Products that had left the shop without an archived name; it was restored. */
  readonly namesArchived: number;
}

/**
 * Counts every order and compares the result with the counters. With `repair`, corrects the counters, after filling
 * in the categories that older orders lack.
 *
 * Safe while orders come in. Reads orders and counters at the same moment, so a difference is an error of that
 * moment and no order in progress. Repairs it by adding the difference to a shard, or to the day of a sale:
 * additions do not disturb those of concurrent orders, and only the sum counts. Two concurrent repairs would add it
 * twice, so a repair whose moment is before the last one is rejected.
 *
 * Reads PAGE orders at a time and keeps none of them, and the purchase cost of each product that was sold once.
 */
export async function recountOrders(db: Firestore, { repair }: { repair: boolean }): Promise<Recount> {
  let count = await countAll(db);
  const { length: withoutCategories } = count.withoutCategories;
  if (repair && withoutCategories > 0) {
    await fillCategories(new OrdersRepository(db), count.withoutCategories);
    count = await countAll(db);
  }
  const { moment, stored, actual, counted } = count;
  const differences = differencesBetween(stored, actual);
  const namesArchived = repair ? await archiveMissingNames(db, count.names) : 0;
  if (repair && differences.length > 0) {
    await repairCounters(db, moment, { stored, actual });
    await repairSales(db, moment, { stored: stored.sales, actual: actual.sales });
  }
  if (repair) {
    const [ledger, today] = [new SalesLedger(db), dhakaDay(moment.toDate())];
    await rollUpPeriods(db, ledger, { today, always: true });
    await writeStats(db, ledger, { today, shards: await ledger.readShards() });
  }
  return { counted, differences, withoutCategories, namesArchived };
}

type Counters = OrderCounters & { readonly sales: Sales };

async function countAll(db: Firestore) {
  const moment = await momentOf(db);
  const stored = await countersAt(db, moment);
  const withoutCategories: string[] = [];
  const sales: Sales = {};
  const names = new Map<string, string>();
  const costs = new Map<string, Pick<ProductCost, 'costs'>>();
  const readNewCosts = async (orders: readonly Counted[]) => {
    const sold = new Set(orders.flatMap(({ items }) => items.map(({ productId }) => productId)));
    const missing = [...sold].filter((id) => !names.has(id));
    for (const [id, its] of await new SalesLedger(db).readCosts(missing, moment)) costs.set(id, its);
  };
  let counters = NO_ORDERS;
  let counted = 0;
  for await (const orders of pagesAt(db, moment)) {
    counted += orders.length;
    counters = sumOrderCounters([counters, ...orders.map((order) => orderCounterChange(null, order))]);
    await readNewCosts(orders);
    for (const order of orders) {
      addSales(sales, salesWithCosts(salesChange(null, order), order.createdAt, costs));
      for (const { productId, name } of order.items) names.set(productId, name);
      if (!hasCategories(order)) withoutCategories.push(order._id);
    }
  }
  const actual = { ...counters, stages: await stagesAt(db, moment), sales };
  return { moment, stored, actual, counted, withoutCategories, names };
}

/** Returns the number of desk documents in each stage. A read for each stage and thousand of them. */
async function stagesAt(db: Firestore, readTime: Timestamp): Promise<OrderCounters['stages']> {
  const counts = STAGES.map(async (stage) => {
    const inStage = db.collection('orderDesk').where('stage', '==', stage).count();
    const found = await db.runTransaction((transaction) => transaction.get(inStage), {
      readOnly: true,
      readTime,
    });
    return [stage, found.data().count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

/**
 * Returns the database's time: this machine's clock may be ahead of it. One write, of the document with the time of
 * the last repair.
 */
async function momentOf(db: Firestore): Promise<Timestamp> {
  const { writeTime } = await db
    .doc('counters/orders')
    .set({ recountedAt: FieldValue.serverTimestamp() }, { merge: true });
  return writeTime;
}

async function countersAt(db: Firestore, readTime: Timestamp): Promise<Counters> {
  const ledger = new SalesLedger(db);
  const shards = await db.runTransaction(
    (transaction) => transaction.getAll(...ledger.shards(), ledger.past()),
    { readOnly: true, readTime },
  );
  return { ...sumOfShards(shards), sales: await ledger.readAll(readTime) };
}

async function* pagesAt(db: Firestore, readTime: Timestamp): AsyncGenerator<Counted[]> {
  const orders = db
    .collection('orders')
    .select(...COUNTED)
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  let after: string | undefined;
  do {
    const page = after ? orders.startAfter(after) : orders;
    // One transaction per page: a single one would exceed the maximum age.
    const { docs } = await db.runTransaction((transaction) => transaction.get(page), {
      readOnly: true,
      readTime,
    });
    yield docs.map((document) => countedSchema.parse({ ...document.data(), _id: document.id }));
    after = docs.length === PAGE ? docs.at(-1)?.id : undefined;
  } while (after);
}
