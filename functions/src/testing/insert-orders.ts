import { toDocument } from '@nargisus/domain/contract';
import { countersOfOrder, orderDeskOf, orderDeskSchema } from '@nargisus/domain/desk';
import {
  addSales,
  ORDER_COUNTER_SHARDS,
  orderCountersSchema,
  orderCounterShard,
  orderSchema,
  salesChange,
  sumOrderCounters,
  type Order,
  type Sales,
} from '@nargisus/domain/orders';
import type { Firestore } from 'firebase-admin/firestore';

const AT_ONCE = 500;
/** Orders that share one pending document here, to save time; placing an order creates one for each. */
const PENDING_TOGETHER = 8;

/** Stores many orders with the counters that placing each would give, in a few writes. */
export async function insertOrdersWithCounters(db: Firestore, orders: readonly Order[]): Promise<void> {
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    const batch = db.batch();
    for (const order of orders.slice(from, from + AT_ONCE)) {
      batch.set(db.doc(`orders/${order._id}`), toDocument(orderSchema, order));
      batch.set(db.doc(`orderDesk/${order._id}`), toDocument(orderDeskSchema, orderDeskOf(order)));
    }
    await batch.commit();
  }
  for (let shard = 0; shard < ORDER_COUNTER_SHARDS; shard += 1) {
    const document = db.doc(`counters/orders/shards/${shard}`);
    const before = (await document.get()).data() ?? {};
    const own = orders.filter(({ _id }) => orderCounterShard(_id) === shard);
    const counters = own.map((order) => countersOfOrder(order));
    await document.set(sumOrderCounters([orderCountersSchema.parse(before), ...counters]));
  }
  for (let from = 0; from < orders.length; from += PENDING_TOGETHER) {
    const some = orders.slice(from, from + PENDING_TOGETHER);
    const sales = some.reduce<Sales>((sum, order) => addSales(sum, salesChange(null, order)), {});
    const lines = some.flatMap(({ items }) => items);
    const names = Object.fromEntries(lines.map(({ productId, name }) => [productId, name]));
    await db.collection('counters/orders/pending').add({ sales, names });
  }
}
