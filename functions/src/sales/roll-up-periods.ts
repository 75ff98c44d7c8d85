import {
  addToPeriod,
  firstDayKept,
  keepPeriod,
  keptProducts,
  noPeriodSums,
  periodsToKeep,
  recentSince,
  withNames,
  type PeriodSums,
  type RecentSales,
  type SalesPeriod,
} from '@nargisus/domain/orders';
import type { DhakaDay } from '@nargisus/domain/time';
import { FieldPath, type DocumentReference, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { moveOldDays } from './move-old-days.ts';
import { productNames } from './product-names.ts';
import { rollUpPending, moveSalesFromShards } from './roll-up-pending.ts';
import { recentOf, type SalesLedger } from './sales-ledger.ts';

const MAX_ATTEMPTS = 10;

interface RollUp {
  readonly today: DhakaDay;
  /** Also without new sales. */
  readonly always?: boolean;
}

/**
 * Rolls up pending sales, computes the sums of the dashboard's periods (docs/adr/0030), and moves days that no
 * period needs out of the shards. Safe to run at any time, and concurrently.
 *
 * Reads the days at one moment and without locks. Sales that are rolled up later are in the recent sales, which change
 * in the transaction that writes the periods: a dashboard adds both and counts nothing twice.
 */
export async function rollUpPeriods(
  db: Firestore,
  ledger: SalesLedger,
  { today, always }: RollUp,
): Promise<void> {
  const shards = await ledger.readShards();
  await moveSalesFromShards(db, ledger, shards);
  await moveOldDays(db, ledger, { today, seen: shards });
  await rollUpPending(db, ledger, today);
  const recent = await ledger.recent().get();
  const then = recentOf(recent);
  const isDue = always || then.periodsOf !== today || Object.keys(then.sales).length > 0;
  if (!isDue) return;
  const sums = await sumsOfDays(ledger, today, recent.readTime);
  if (await keepPeriods(db, { ledger, today, then, sums })) await removeFormer(ledger, today);
}

type Sums = readonly (readonly [SalesPeriod, PeriodSums])[];

/** Sums up the days. One read for each day with sales, and for each further part of one. */
async function sumsOfDays(ledger: SalesLedger, today: DhakaDay, readTime: Timestamp): Promise<Sums> {
  const sums: Sums = periodsToKeep(today).map((period) => [period, noPeriodSums()]);
  for await (const [day, sales] of ledger.daysFrom(firstDayKept(today), readTime)) {
    for (const [period, sum] of sums) addToPeriod(sum, period, day, sales);
  }
  return sums;
}

interface Computed {
  readonly ledger: SalesLedger;
  readonly today: DhakaDay;
  /** The recent sales when the days were read. */
  readonly then: RecentSales;
  readonly sums: Sums;
}

/** Writes at most some hundred kilobytes for each period. Returns false when another run was faster. */
async function keepPeriods(db: Firestore, { ledger, today, then, sums }: Computed): Promise<boolean> {
  const all = sums.map(([period, its]) => [period, keepPeriod(its)] as const);
  const listed = [...new Set(all.flatMap(([, { kept }]) => keptProducts(kept)))];
  return db.runTransaction(
    async (transaction) => {
      const recent = await transaction.get(ledger.recent());
      const now = recentOf(recent);
      if (now.version !== then.version) return false;
      const names = { ...now.names, ...Object.fromEntries(await productNames(db, transaction, listed)) };
      for (const [period, { kept, others }] of all) {
        transaction.set(ledger.period(period), withNames(kept, names));
        if (others) transaction.set(ledger.others(period), others);
        else transaction.delete(ledger.others(period));
      }
      transaction.set(recent.ref, recentSince(now, then, today));
      return true;
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}

/** Deletes the periods that ended before today. */
async function removeFormer(ledger: SalesLedger, today: DhakaDay): Promise<void> {
  const former = await ledger.periods().where(FieldPath.documentId(), '<', today).select().get();
  await Promise.all(former.docs.map(({ ref }: { ref: DocumentReference }) => ref.delete()));
}
