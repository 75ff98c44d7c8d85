import {
  addSales,
  soldOnly,
  sumOrderCounters,
  type OrderCounters,
  type Sales,
} from '@nargisus/domain/orders';
import { FieldValue, type DocumentSnapshot, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { counterIncrements } from './counter-increments.ts';
import { SalesLedger } from './sales-ledger.ts';

/** What is stored, and what counting the orders afresh gave at the same moment. */
interface Compared<C> {
  readonly stored: C;
  readonly actual: C;
}

/** Adds what is missing to a shard. @throws when somebody has mended since the moment of the count. */
export async function mendCounters(
  db: Firestore,
  moment: Timestamp,
  { stored, actual }: Compared<OrderCounters>,
): Promise<void> {
  const [mended, shard] = [db.doc('counters/orders'), db.doc('counters/orders/shards/0')];
  const missing = sumOrderCounters([actual, negative(stored) as OrderCounters]);
  await db.runTransaction(async (transaction) => {
    refuseIfMendedSince(moment, await transaction.get(mended));
    transaction.set(shard, counterIncrements(missing), { merge: true });
    transaction.set(mended, { mendedAt: FieldValue.serverTimestamp() }, { merge: true });
  });
}

/** The same for each day's sales, each in its own transaction: all days of a shop would be more than one may hold. */
export async function mendSales(
  db: Firestore,
  moment: Timestamp,
  { stored, actual }: Compared<Sales>,
): Promise<void> {
  const ledger = new SalesLedger(db);
  const missing = addSales(addSales({}, actual), stored, -1);
  for (const [day, sales] of Object.entries(missing)) {
    if (Object.values(soldOnly(sales)).every((tally) => Object.keys(tally).length === 0)) continue;
    await db.runTransaction(async (transaction) => {
      refuseIfMendedSince(moment, await transaction.get(ledger.day(day)));
      await ledger.add(transaction, { [day]: sales });
      transaction.set(ledger.day(day), { mendedAt: FieldValue.serverTimestamp() }, { merge: true });
    });
  }
}

function refuseIfMendedSince(moment: Timestamp, mended: DocumentSnapshot): void {
  const last = mended.get('mendedAt') as Timestamp | undefined;
  if (last && last.valueOf() > moment.valueOf()) {
    throw new Error('Somebody else has mended the counters meanwhile: run it again');
  }
}

function negative(amounts: object): object {
  return Object.fromEntries(
    Object.entries(amounts).map(([key, value]) => [
      key,
      typeof value === 'number' ? -value : negative(value as object),
    ]),
  );
}
