import { dashboardCounters } from '@nargisus/domain/orders';
import type { DhakaDay } from '@nargisus/domain/time';
import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { SalesLedger } from './sales-ledger.ts';
import { sumOfShards } from '../orders/order-counters.ts';

/**
 * Writes the sums of the shards into the document that dashboards follow (docs/adr/0031), unless it has them or
 * newer ones. One read, at most one write.
 * @param shards - read at one moment
 */
export async function writeStats(
  db: Firestore,
  ledger: SalesLedger,
  { today, shards }: { today: DhakaDay; shards: readonly DocumentSnapshot[] },
): Promise<void> {
  const stats = dashboardCounters(sumOfShards(shards), today);
  const { readTime } = shards[0]!;
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ledger.stats());
    const { readAt, ...known } = stored.data() ?? {};
    if (readAt && (readAt as Timestamp).valueOf() >= readTime.valueOf()) return;
    if (isDeepStrictEqual(known, stats)) return;
    transaction.set(stored.ref, { ...stats, readAt: readTime });
  });
}
