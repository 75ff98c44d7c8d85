import {
  addRecent,
  addSales,
  dayPartId,
  divideProducts,
  nothingSold,
  type DaySales,
  type PendingSales,
} from '@nargisus/domain/orders';
import type { DhakaDay } from '@nargisus/domain/time';
import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { dayOf, recentOf, type SalesLedger } from './sales-ledger.ts';

/** Days changed in one transaction: each may be read with two documents of 400 KB. */
export const MOST_DAYS = 8;

/**
 * Adds sales to their days and to the recent sales, both in one transaction, or a dashboard would count them twice
 * or not at all. Reads before it writes; call it once in a transaction. Writes only entries that change, whatever
 * else a day holds.
 * @param sold - at most MOST_DAYS days and DAY_PART_PRODUCTS products a day
 */
export async function addToDays(
  transaction: Transaction,
  { ledger, sold, today }: { ledger: SalesLedger; sold: PendingSales; today: DhakaDay },
): Promise<void> {
  const names = Object.keys(sold.sales);
  if (names.length === 0) return;
  const [recent, ...days] = await transaction.getAll(ledger.recent(), ...names.map((it) => ledger.day(it)));
  const numbers = days.map((day) => (day.get('parts') as number | undefined) ?? 0);
  const newest = days.flatMap(({ id }, index) => (numbers[index] ? [dayPartId(id, numbers[index])] : []));
  const parts = newest.length ? await transaction.getAll(...newest.map((id) => ledger.day(id))) : [];
  for (const [index, day] of days.entries()) {
    const number = numbers[index]!;
    const part = parts.find(({ id }) => id === dayPartId(day.id, number));
    addToDay(transaction, { ledger, day, number, part, change: sold.sales[day.id]! });
  }
  transaction.set(recent!.ref, addRecent(recentOf(recent!), sold, today));
}

interface Day {
  readonly ledger: SalesLedger;
  readonly day: DocumentSnapshot;
  /** Number of its newest further part; 0 when it has none. */
  readonly number: number;
  readonly part: DocumentSnapshot | undefined;
  readonly change: DaySales;
}

function addToDay(transaction: Transaction, { ledger, day, number, part, change }: Day): void {
  const present = dayOf(day);
  const newest = part ? dayOf(part) : null;
  const divided = divideProducts(present.products, newest?.products ?? null, change.products);
  const hasNext = Object.keys(divided.next).length > 0;
  const own = changed(present, { ...change, products: divided.day });
  transaction.set(day.ref, { ...own, ...(hasNext && { parts: number + 1 }) }, { merge: true });
  if (part && newest) {
    const fields = changed(newest, { ...nothingSold(), products: divided.part });
    if (Object.keys(fields).length > 0) transaction.set(part.ref, fields, { merge: true });
  }
  if (hasNext)
    transaction.set(ledger.day(dayPartId(day.id, number + 1)), { ...nothingSold(), products: divided.next });
}

/** Returns the entries that change, for a merge: the new sums, or a deletion where nothing is left. */
function changed(present: DaySales, change: DaySales): Record<string, object> {
  const sum = addSales({ day: structuredClone(present) }, { day: change })['day']!;
  const fields: Record<string, object> = {};
  for (const [name, counters] of Object.entries(change) as [keyof DaySales, object][]) {
    const entries = Object.keys(counters).map((key) => {
      const entry = sum[name][key]!;
      const isNothing = Object.values(entry).every((amount) => amount === 0);
      return [key, isNothing ? FieldValue.delete() : entry] as const;
    });
    if (entries.length > 0) fields[name] = Object.fromEntries(entries);
  }
  return fields;
}
