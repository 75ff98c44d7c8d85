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
import { counterIncrements } from '../orders/order-counters.ts';
import { SalesLedger } from './sales-ledger.ts';

/** The stored counters, and a recount of the orders at the same moment. */
interface Compared<C> {
  readonly stored: C;
  readonly actual: C;
}

/** Adds the difference to a shard. @throws Error when another run has repaired since the moment of the count */
export async function repairCounters(
  db: Firestore,
  moment: Timestamp,
  { stored, actual }: Compared<OrderCounters>,
): Promise<void> {
  const [repaired, shard] = [db.doc('counters/orders'), db.doc('counters/orders/shards/0')];
  const missing = sumOrderCounters([actual, negative(stored) as OrderCounters]);
  await db.runTransaction(async (transaction) => {
    rejectIfRepairedSince(moment, await transaction.get(repaired));
    transaction.set(shard, counterIncrements(missing), { merge: true });
    transaction.set(repaired, { mendedAt: FieldValue.serverTimestamp() }, { merge: true });
  });
}

/** Products added in one transaction. */
const PRODUCTS_AT_ONCE = 2_000;

/**
 * Adds the difference to each day's sales, in a transaction for PRODUCTS_AT_ONCE of its products each, because all
 * days of a shop exceed the limits of one transaction.
 */
export async function repairSales(
  db: Firestore,
  moment: Timestamp,
  { stored, actual }: Compared<Sales>,
): Promise<void> {
  const ledger = new SalesLedger(db);
  const repairId = randomUUID();
  const missing = soldSomething(addSales(addSales({}, actual), stored, -1));
  for (const [day, sales] of Object.entries(missing)) {
    for (const piece of inPieces(sales)) {
      await db.runTransaction(async (transaction) => {
        const present = await transaction.get(ledger.day(day));
        if (present.get('mending') !== repairId) rejectIfRepairedSince(moment, present);
        const sold = { sales: { [day]: piece }, names: {} };
        await addToDays(transaction, { ledger, sold, today: dhakaDay(moment.toDate()) });
        const repaired = { mendedAt: FieldValue.serverTimestamp(), mending: repairId };
        transaction.set(ledger.day(day), repaired, { merge: true });
      });
    }
  }
}

function inPieces({ products, ...totals }: DaySales): DaySales[] {
  const all = Object.entries(products);
  const pieces = [{ ...totals, products: Object.fromEntries(all.slice(0, PRODUCTS_AT_ONCE)) }];
  for (let from = PRODUCTS_AT_ONCE; from < all.length; from += PRODUCTS_AT_ONCE) {
    pieces.push({ ...nothingSold(), products: Object.fromEntries(all.slice(from, from + PRODUCTS_AT_ONCE)) });
  }
  return pieces;
}

function rejectIfRepairedSince(moment: Timestamp, repaired: DocumentSnapshot): void {
  const last = repaired.get('mendedAt') as Timestamp | undefined;
  if (last && last.valueOf() > moment.valueOf()) {
    throw new Error('Another run has repaired the counters since: run it again');
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
