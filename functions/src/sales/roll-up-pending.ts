import { DAY_PART_PRODUCTS, sumPendingSales, type PendingChange } from '@nargisus/domain/orders';
import type { DhakaDay } from '@nargisus/domain/time';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { addToDays, MOST_DAYS } from './add-to-days.ts';
import { withProductCosts } from './with-product-costs.ts';
import { pendingOf, type SalesLedger } from './sales-ledger.ts';

/**
 * Orders rolled up in one transaction; with 50 lines each they change fewer than DAY_PART_PRODUCTS products of a
 * day.
 */
const AT_ONCE = 60;
const MAX_ATTEMPTS = 10;

/**
 * Moves pending sales into their days, each exactly once: the transaction that adds a document deletes it. Safe to
 * run at any time and concurrently; locks no document that an order writes. One read when nothing is pending; else
 * a read and a write for each change, a read for the purchase cost of each product, and for each batch those of its days.
 */
export async function rollUpPending(db: Firestore, ledger: SalesLedger, today: DhakaDay): Promise<void> {
  for (;;) {
    // Outside the transaction, which would lock the range against new orders.
    const { docs } = await ledger.pending().limit(AT_ONCE).select().get();
    if (docs.length === 0) return;
    await db.runTransaction((transaction) => rollUp(transaction), { maxAttempts: MAX_ATTEMPTS });

    async function rollUp(transaction: Transaction): Promise<void> {
      const changes = await transaction.getAll(...docs.map(({ ref }) => ref));
      const present = changes.filter(({ exists }) => exists);
      const batch = asManyAsFit(present.map((it) => ({ ref: it.ref, sold: pendingOf(it) })));
      const sold = sumPendingSales(
        await withProductCosts(
          db,
          transaction,
          batch.map((it) => it.sold),
        ),
      );
      await addToDays(transaction, { ledger, sold, today });
      for (const { ref } of batch) transaction.delete(ref);
    }
  }
}

interface Change {
  readonly ref: DocumentReference;
  readonly sold: PendingChange;
}

/**
 * Returns the first changes that fit into one transaction: of MOST_DAYS days and DAY_PART_PRODUCTS products
 * together; at least one.
 */
function asManyAsFit(changes: readonly Change[]): Change[] {
  const taken: Change[] = [];
  const days = new Set<string>();
  let products = 0;
  for (const change of changes) {
    const its = Object.entries(change.sold.sales);
    const all = new Set([...days, ...its.map(([day]) => day)]);
    const more = its.reduce((sum, [, sold]) => sum + Object.keys(sold.products).length, products);
    if (taken.length > 0 && (all.size > MOST_DAYS || more > DAY_PART_PRODUCTS)) break;
    taken.push(change);
    for (const day of all) days.add(day);
    products = more;
  }
  return taken;
}

/**
 * Moves sales that orders wrote into the shards until November 2026 into pending changes, with no more products in
 * each than a day takes at once.
 * @param seen - the shards as just read
 */
export async function moveSalesFromShards(
  db: Firestore,
  ledger: SalesLedger,
  seen: readonly DocumentSnapshot[],
): Promise<void> {
  for (const { ref } of seen.filter((it) => Object.keys(pendingOf(it).sales).length > 0)) {
    await db.runTransaction(async (transaction) => {
      const { sales, names } = pendingOf(await transaction.get(ref));
      for (const [day, sold] of Object.entries(sales)) {
        const products = Object.entries(sold.products);
        const { categories, regions } = sold;
        transaction.create(ledger.pending().doc(), { sales: { [day]: { categories, regions } } });
        for (let from = 0; from < products.length; from += SOME) {
          const some = Object.fromEntries(products.slice(from, from + SOME));
          const its = Object.fromEntries(
            Object.keys(some).flatMap((id) => (names[id] ? [[id, names[id]]] : [])),
          );
          transaction.create(ledger.pending().doc(), { sales: { [day]: { products: some } }, names: its });
        }
      }
      transaction.set(ref, { sales: FieldValue.delete(), names: FieldValue.delete() }, { merge: true });
    });
  }
}

/** AT_ONCE changes of this size fit into one transaction of a day. */
const SOME = Math.floor(DAY_PART_PRODUCTS / AT_ONCE);
