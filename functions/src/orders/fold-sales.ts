import {
  addToPeriod,
  firstDayKept,
  keepPeriod,
  keptProducts,
  noPeriodSums,
  periodsToKeep,
  sumUnfolded,
  withNames,
  type OrderCounters,
  type PeriodSums,
  type SalesPeriod,
  type UnfoldedSales,
} from '@nargisus/domain/orders';
import type { DhakaDay } from '@nargisus/domain/time';
import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { namesOfProducts } from './names-of-products.ts';
import { dayOf, unfolded, type SalesLedger } from './sales-ledger.ts';
import { sumOfShards } from './sum-of-shards.ts';

/** It holds all shards for a moment; orders that meet it there are tried again, and so is the fold. */
const MAX_ATTEMPTS = 10;
/** Somebody may mend days, or fold as well, while this one looks at them. */
const MAX_LOOKS = 5;

interface Folding {
  readonly today: DhakaDay;
  /** Also where nothing was sold since: days were mended. */
  readonly always?: boolean;
}

/**
 * Moves what the shards have gathered into the days, keeps the sums of the dashboard's periods ready (docs/adr/0014), and
 * takes days that no period needs out of the shards. All of it in one transaction: whoever orders, reads or follows the
 * counters meanwhile sees it before or after. Safe to run at any time, and by two at once.
 *
 * The days of half a year are read before it, and left out of its locks: a number that changes with every change of a day
 * tells whether they still are as they were.
 */
export async function foldSales(
  db: Firestore,
  ledger: SalesLedger,
  { today, always }: Folding,
): Promise<void> {
  if (!always && !(await isDue(ledger, today))) return;
  for (let looks = 1; looks <= MAX_LOOKS; looks += 1) {
    const version = await ledger.version();
    const sums = await sumsOfDays(ledger, today);
    const isDone = await db.runTransaction(
      (transaction) => fold(transaction, { db, ledger, today, version, sums }),
      { maxAttempts: MAX_ATTEMPTS },
    );
    if (isDone) return removeFormer(ledger, today);
  }
  throw new Error('Somebody else went on changing the days of sales');
}

/** 16 reads, in an hour in which nothing was sold. */
async function isDue(ledger: SalesLedger, today: DhakaDay): Promise<boolean> {
  const [shards, periods] = await Promise.all([
    ledger.readShards(),
    ledger.readPeriods(periodsToKeep(today)),
  ]);
  const isSold = shards.some((shard) => Object.keys(unfolded(shard).sales).length > 0);
  return (
    isSold || periods.some(({ exists }) => !exists) || shards.some((it) => oldDays(it, today).length > 0)
  );
}

type Sums = readonly (readonly [SalesPeriod, PeriodSums])[];

/** A day at a time: half a year of a large shop is more than an instance holds. A read for each day with sales. */
async function sumsOfDays(ledger: SalesLedger, today: DhakaDay): Promise<Sums> {
  const sums: Sums = periodsToKeep(today).map((period) => [period, noPeriodSums()]);
  for await (const day of ledger.daysFrom(firstDayKept(today))) {
    const sales = dayOf(day);
    for (const [period, sum] of sums) addToPeriod(sum, period, day.id, sales);
  }
  return sums;
}

interface Prepared {
  readonly db: Firestore;
  readonly ledger: SalesLedger;
  readonly today: DhakaDay;
  readonly version: number;
  readonly sums: Sums;
}

/** False when the days are not as they were. */
async function fold(
  transaction: Transaction,
  { db, ledger, today, version, sums }: Prepared,
): Promise<boolean> {
  const [shards, past] = await Promise.all([
    transaction.getAll(...ledger.shards()),
    transaction.get(ledger.past()),
  ]);
  if ((await ledger.version(transaction)) !== version) return false;
  const sold = sumUnfolded(shards.map(unfolded));
  const all = sums.map(
    ([period, folded]) => [period, keepPeriod(withUnfolded(folded, period, sold))] as const,
  );
  const listed = [...new Set(all.flatMap(([, { kept }]) => keptProducts(kept)))];
  const stored = await namesOfProducts(db, transaction, listed);
  const names = { ...sold.names, ...Object.fromEntries(stored) };

  await ledger.add(transaction, sold.sales);
  for (const [period, { kept, others }] of all) {
    transaction.set(ledger.period(period), withNames(kept, names));
    if (others) transaction.set(ledger.others(period), others);
  }
  moveOldDays(transaction, { shards, past, today });
  for (const shard of shards) emptyShard(transaction, shard, oldDays(shard, today));
  return true;
}

/** On copies: the transaction may run again. */
function withUnfolded(folded: PeriodSums, period: SalesPeriod, { sales }: UnfoldedSales): PeriodSums {
  const sums = structuredClone(folded);
  for (const [day, sold] of Object.entries(sales)) addToPeriod(sums, period, day, sold);
  return sums;
}

const countersOf = (document: DocumentSnapshot): OrderCounters => sumOfShards([document]);

const oldDays = (shard: DocumentSnapshot, today: DhakaDay): string[] =>
  Object.keys(countersOf(shard).days).filter((day) => day < firstDayKept(today));

interface Aging {
  readonly shards: readonly DocumentSnapshot[];
  readonly past: DocumentSnapshot;
  readonly today: DhakaDay;
}

function moveOldDays(transaction: Transaction, { shards, past, today }: Aging): void {
  const old = new Set(shards.flatMap((shard) => oldDays(shard, today)));
  if (old.size === 0) return;
  const { days } = sumOfShards([...shards, past]);
  const moved = Object.fromEntries(Object.entries(days).filter(([day]) => old.has(day)));
  transaction.set(past.ref, { days: moved }, { merge: true });
}

function emptyShard(transaction: Transaction, shard: DocumentSnapshot, old: readonly string[]): void {
  if (!shard.exists) return;
  const gone = FieldValue.delete();
  const days = Object.fromEntries(old.map((day) => [day, gone]));
  transaction.set(shard.ref, { sales: gone, names: gone, ...(old.length > 0 && { days }) }, { merge: true });
}

/** Those that ended before today. */
async function removeFormer(ledger: SalesLedger, today: DhakaDay): Promise<void> {
  const former = await ledger.periods().where(FieldPath.documentId(), '<', today).select().get();
  await Promise.all(former.docs.map(({ ref }: { ref: DocumentReference }) => ref.delete()));
}
