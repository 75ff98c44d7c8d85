import { buildProduct } from '@nargisus/domain/catalogue';
import { quoteOrder } from '@nargisus/domain/checkout';
import { toDocument } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import {
  addSales,
  buildOrder,
  daySalesSchema,
  makeOrderId,
  NO_ORDERS,
  ORDER_COUNTER_SHARDS,
  orderCounterChange,
  orderCountersSchema,
  orderCounterShard,
  orderSchema,
  salesChange,
  sumOrderCounters,
  type Sales,
} from '@nargisus/domain/orders';
import type { Firestore } from 'firebase-admin/firestore';

const BATCH = 500;
const A_MINUTE_MS = 60_000;

/**
 * Writes orders straight into Firestore, one a minute into the past from `now`, and counts them as the shop would.
 * `from` to `to` (exclusive) are their numbers, so that a shop can be filled further.
 */
export async function storeOrders(db: Firestore, now: Date, from: number, to: number): Promise<void> {
  const counted = Array.from({ length: ORDER_COUNTER_SHARDS }, () => NO_ORDERS);
  const sales: Sales = {};
  for (let start = from; start < to; start += BATCH) {
    const batch = db.batch();
    for (let number = start; number < Math.min(start + BATCH, to); number++) {
      const order = oldOrder(number, new Date(now.getTime() - number * A_MINUTE_MS));
      batch.set(db.doc(`orders/${order._id}`), toDocument(orderSchema, order));
      const shard = orderCounterShard(order._id);
      counted[shard] = sumOrderCounters([counted[shard] ?? NO_ORDERS, orderCounterChange(null, order)]);
      addSales(sales, salesChange(null, order));
    }
    await batch.commit();
  }
  const shards = db.collection('counters/orders/shards');
  for (const [shard, added] of counted.entries()) {
    const document = shards.doc(String(shard));
    await db.runTransaction(async (transaction) => {
      const before = orderCountersSchema.parse((await transaction.get(document)).data() ?? {});
      // What orders have sold since the last fold stays beside it.
      transaction.set(document, sumOrderCounters([before, added]), { merge: true });
    });
  }
  for (const [day, sold] of Object.entries(sales)) {
    const document = db.doc(`counters/orders/sales/${day}`);
    const before = daySalesSchema.parse((await document.get()).data() ?? {});
    await document.set(addSales({ [day]: before }, { [day]: sold })[day]!);
  }
}

function oldOrder(number: number, placed: Date) {
  const product = buildProduct(
    {
      id: `OLD_${number % 50}`,
      name: 'Cotton panjabi with embroidery',
      price: taka(1250),
      description: 'Soft cotton.',
      image: '/pictures/category-men-640.webp',
      category: 'clothing',
      inStock: true,
      featured: false,
    },
    { now: placed, dice: 0 },
  );
  const lines = [{ productId: product.id, size: 'M' as const, quantity: 1 + (number % 3) }];
  return buildOrder({
    id: `old-${String(number).padStart(7, '0')}`,
    orderId: makeOrderId(placed, () => ((number * 7919) % 6_436_343) / 6_436_343),
    requestKey: `old-${number}`,
    buyer: { uid: `old-${number % 997}`, name: 'Rahima Khatun', email: `old-${number % 997}@nargisus.test` },
    quote: quoteOrder({ products: [product], lines, deliveryOption: 'standard', voucherCode: null }),
    address: {
      recipientName: 'Rahima Khatun',
      recipientPhone: '01712345678',
      region: 'Dhaka',
      city: 'Dhaka',
      district: 'Dhaka',
      address: 'House 12, Road 5, Dhanmondi',
      landmark: '',
      addressCategory: 'home',
    },
    now: placed,
  });
}
