import { firstDayKept } from '@nargisus/domain/orders';
import type { DhakaDay } from '@nargisus/domain/time';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { SalesLedger } from './sales-ledger.ts';
import { sumOfShards } from '../orders/order-counters.ts';

/** Attempts. It locks all shards for a moment; concurrent orders are retried, and so is this. */
const MAX_ATTEMPTS = 10;

/**
 * Moves the sums of days that no period needs from the shards to counters/orders/past/days.
 * @param seen - the shards as just read
 */
export async function moveOldDays(
  db: Firestore,
  ledger: SalesLedger,
  { today, seen }: { today: DhakaDay; seen: readonly DocumentSnapshot[] },
): Promise<void> {
  const oldDays = (shards: readonly DocumentSnapshot[]) =>
    Object.keys(sumOfShards(shards).days).filter((day) => day < firstDayKept(today));
  if (oldDays(seen).length === 0) return;
  await db.runTransaction(
    async (transaction) => {
      const shards = await transaction.getAll(...ledger.shards());
      const past = await transaction.get(ledger.past());
      const old = oldDays(shards);
      const { days } = sumOfShards([...shards, past]);
      const moved = Object.fromEntries(old.map((day) => [day, days[day]!]));
      transaction.set(past.ref, { days: moved }, { merge: true });
      for (const shard of shards) {
        const own = oldDays([shard]).map((day) => [day, FieldValue.delete()] as const);
        if (own.length > 0) transaction.set(shard.ref, { days: Object.fromEntries(own) }, { merge: true });
      }
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}
