import { orderCountersSchema, sumOrderCounters, type OrderCounters } from '@nargisus/domain/orders';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** A shard that does not exist has counted nothing. */
export function sumOfShards(documents: readonly DocumentSnapshot[]): OrderCounters {
  return sumOrderCounters(documents.map((document) => orderCountersSchema.parse(document.data() ?? {})));
}
