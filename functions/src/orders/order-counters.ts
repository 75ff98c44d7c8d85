import {
  ORDER_COUNTER_SHARDS,
  orderCountersSchema,
  sumOrderCounters,
  type OrderCounters,
} from '@nargisus/domain/orders';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';

/** Returns the documents that share the counters of orders: counters/orders/shards/{n}. */
export function orderCounterShards(db: Firestore): DocumentReference[] {
  const shards = db.collection('counters/orders/shards');
  return Array.from({ length: ORDER_COUNTER_SHARDS }, (_, shard) => shards.doc(String(shard)));
}

/** Returns the sum of shards. A shard that does not exist counts as zero. */
export function sumOfShards(documents: readonly DocumentSnapshot[]): OrderCounters {
  return sumOrderCounters(documents.map((document) => orderCountersSchema.parse(document.data() ?? {})));
}

/** Returns a change of counters, at any depth, as increments for a merge. Leaves out what does not change. */
export function counterIncrements(change: object): Record<string, unknown> {
  const increments: Record<string, unknown> = {};
  for (const [key, amount] of Object.entries(change) as [string, number | object][]) {
    if (typeof amount === 'number') {
      if (amount !== 0) increments[key] = FieldValue.increment(amount);
      continue;
    }
    const nested = counterIncrements(amount);
    if (Object.keys(nested).length > 0) increments[key] = nested;
  }
  return increments;
}
