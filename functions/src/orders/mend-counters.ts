import {
  addSales,
  nothingSold,
  soldSomething,
  sumOrderCounters,
  type DaySales,
  type OrderCounters,
  type Sales,
} from '@nargisus/domain/orders';
import { dhakaDay } from '@nargisus/domain/time';
import { FieldValue, type DocumentSnapshot, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { addToDays } from './add-to-days.ts';
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

/** Products added in one transaction. */
const SOME = 2_000;

/** The same for each day's sales, in a transaction for each SOME of its products: all days of a shop would be more than one may hold. */
export async function mendSales(
  db: Firestore,
  moment: Timestamp,
  { stored, actual }: Compared<Sales>,
): Promise<void> {
  const ledger = new SalesLedger(db);
  const mending = randomUUID();
  const missing = soldSomething(addSales(addSales({}, actual), stored, -1));
  for (const [day, sales] of Object.entries(missing)) {
    for (const some of inPieces(sales)) {
      await db.runTransaction(async (transaction) => {
        const present = await transaction.get(ledger.day(day));
        if (present.get('mending') !== mending) refuseIfMendedSince(moment, present);
        const sold = { sales: { [day]: some }, names: {} };
        await addToDays(transaction, { ledger, sold, today: dhakaDay(moment.toDate()) });
        const mended = { mendedAt: FieldValue.serverTimestamp(), mending };
        transaction.set(ledger.day(day), mended, { merge: true });
      });
    }
  }
}

function inPieces({ categories, regions, products }: DaySales): DaySales[] {
  const all = Object.entries(products);
  const pieces = [{ categories, regions, products: Object.fromEntries(all.slice(0, SOME)) }];
  for (let from = SOME; from < all.length; from += SOME) {
    pieces.push({ ...nothingSold(), products: Object.fromEntries(all.slice(from, from + SOME)) });
  }
  return pieces;
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
