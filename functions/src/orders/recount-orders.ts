import {
  NO_ORDERS,
  ORDER_COUNTER_SHARDS,
  orderCounterChange,
  orderCountersSchema,
  orderSchema,
  sumOrderCounters,
  type Order,
  type OrderCounters,
} from '@nargisus/domain/orders';
import type { Timestamp } from 'firebase-admin/firestore';
import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { counterIncrements } from './counter-increments.ts';

const PAGE = 500;
const COUNTED = ['createdAt', 'orderStatus', 'deliveryStatus', 'totalAmount'] as const;
const countedSchema = z.pick(orderSchema, {
  createdAt: true,
  orderStatus: true,
  deliveryStatus: true,
  totalAmount: true,
});

interface Difference {
  /** As in the counters, with dots: days.2026-11-21.revenue. */
  readonly field: string;
  readonly counters: number;
  readonly orders: number;
}

interface Recount {
  readonly counted: number;
  readonly differences: readonly Difference[];
}

/**
 * Counts every order and compares with the counters; with `mend`, makes the counters right.
 *
 * Safe while orders come in. Orders and counters are both read as they were at one moment, so what differs is a fault of
 * that moment and nothing under way. It is mended by adding the difference to a shard: additions do not disturb those of
 * orders placed meanwhile, and only the sum of the shards counts. Two who mend at once would add it twice, so a mending
 * whose moment lies before the last one is refused.
 *
 * Reads PAGE orders at a time and keeps none of them.
 */
export async function recountOrders(db: Firestore, { mend }: { mend: boolean }): Promise<Recount> {
  const moment = await momentOf(db);
  const stored = await countersAt(db, moment);
  let actual = NO_ORDERS;
  let counted = 0;
  for await (const orders of pagesAt(db, moment)) {
    counted += orders.length;
    actual = sumOrderCounters([actual, ...orders.map((order) => orderCounterChange(null, order))]);
  }
  const differences = compare(stored, actual);
  if (mend && differences.length > 0) await add(db, moment, subtract(actual, stored));
  return { counted, differences };
}

/** The database's own time: this machine's clock may be ahead of it. One write, of the document that says who mended. */
async function momentOf(db: Firestore): Promise<Timestamp> {
  const { writeTime } = await db
    .doc('counters/orders')
    .set({ recountedAt: FieldValue.serverTimestamp() }, { merge: true });
  return writeTime;
}

const shardsOf = (db: Firestore) =>
  Array.from({ length: ORDER_COUNTER_SHARDS }, (_, shard) => db.doc(`counters/orders/shards/${shard}`));

function countersAt(db: Firestore, readTime: Timestamp): Promise<OrderCounters> {
  const read = async (transaction: FirebaseFirestore.Transaction) => {
    const shards = await transaction.getAll(...shardsOf(db));
    return sumOrderCounters(shards.map((shard) => orderCountersSchema.parse(shard.data() ?? {})));
  };
  return db.runTransaction(read, { readOnly: true, readTime });
}

type Counted = Pick<Order, (typeof COUNTED)[number]>;

async function* pagesAt(db: Firestore, readTime: Timestamp): AsyncGenerator<Counted[]> {
  const orders = db
    .collection('orders')
    .select(...COUNTED)
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  let after: string | undefined;
  do {
    const page = after ? orders.startAfter(after) : orders;
    // A transaction for each page: one for all of them would grow older than it may.
    const { docs } = await db.runTransaction((transaction) => transaction.get(page), {
      readOnly: true,
      readTime,
    });
    yield docs.map((document) => countedSchema.parse(document.data()));
    after = docs.length === PAGE ? docs.at(-1)?.id : undefined;
  } while (after);
}

async function add(db: Firestore, moment: Timestamp, missing: OrderCounters): Promise<void> {
  const [mended, shard] = [db.doc('counters/orders'), db.doc('counters/orders/shards/0')];
  await db.runTransaction(async (transaction) => {
    const last = (await transaction.get(mended)).get('mendedAt') as Timestamp | undefined;
    if (last && last.valueOf() > moment.valueOf()) {
      throw new Error('Somebody else has mended the counters meanwhile: run it again');
    }
    transaction.set(shard, counterIncrements(missing), { merge: true });
    transaction.set(mended, { mendedAt: FieldValue.serverTimestamp() }, { merge: true });
  });
}

/** What must be added to `from` to become `wanted`. */
function subtract(wanted: OrderCounters, from: OrderCounters): OrderCounters {
  const negative = (it: object): object =>
    Object.fromEntries(
      Object.entries(it).map(([key, value]) => [
        key,
        typeof value === 'number' ? -value : negative(value as object),
      ]),
    );
  return sumOrderCounters([wanted, negative(from) as OrderCounters]);
}

function compare(stored: OrderCounters, actual: OrderCounters): Difference[] {
  const [counters, orders] = [flat(stored), flat(actual)];
  const fields = [...new Set([...counters.keys(), ...orders.keys()])].sort();
  return fields
    .map((field) => ({ field, counters: counters.get(field) ?? 0, orders: orders.get(field) ?? 0 }))
    .filter((it) => it.counters !== it.orders);
}

function flat(amounts: object, path = ''): Map<string, number> {
  return new Map(
    Object.entries(amounts).flatMap(([key, value]) =>
      typeof value === 'number'
        ? [[`${path}${key}`, value] as const]
        : [...flat(value as object, `${path}${key}.`)],
    ),
  );
}
