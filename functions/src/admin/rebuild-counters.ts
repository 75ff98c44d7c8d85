import { PRODUCT_STATS, USER_STATS, type StatFilter } from '@nargisus/domain/stats';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { CountersRepository } from '../counters/counters.repository.ts';
import { recountOrders } from '../sales/recount-orders.ts';
import { projectOf } from './project-of.ts';
import { useLocalSuite } from './use-local-suite.ts';

/** Lines printed. The first count of sales finds a difference for each product and day. */
const MAX_LINES = 100;

/**
 * `npm run counters:rebuild -- [--project ID | --local] [--check]`: counts orders, products and users, reports
 * where the counters differ, and repairs them; with --check it only reports. Safe while orders come in
 * (recount-orders.ts). Exit code 0: no difference, 1: differences, 2: failure. One read per order; twice, and a few
 * writes, for orders whose lines lack their category; with repair, two for each product ever sold.
 */
async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--local')) useLocalSuite();
  const projectId = projectOf(args);
  const repair = !args.includes('--check');
  const db = getFirestore(initializeApp({ projectId }));
  const { counted, differences, withoutCategories, namesArchived } = await recountOrders(db, { repair });
  const differing = [
    ...differences.map(({ field, counters, orders }) => ({
      field,
      counters,
      really: `the orders ${orders}`,
    })),
    ...(await recountStats(db, 'products', PRODUCT_STATS, repair)),
    ...(await recountStats(db, 'users', USER_STATS, repair)),
  ];
  console.info(`${counted} orders of ${projectId} counted.`);
  if (withoutCategories > 0) {
    const done = repair ? 'have been given' : 'lack';
    console.info(
      `${withoutCategories} orders from before sales were counted ${done} the categories of their lines.`,
    );
  }
  if (namesArchived > 0)
    console.info(`Products that had left the shop without an archived name, now restored: ${namesArchived}.`);
  for (const { field, counters, really } of differing.slice(0, MAX_LINES)) {
    console.info(`${field}: the counters say ${counters}, ${really}`);
  }
  if (differing.length > MAX_LINES) console.info(`And ${differing.length - MAX_LINES} more.`);
  if (differing.length === 0) console.info('The counters are right.');
  else console.info(repair ? 'Repaired.' : 'Nothing was changed; without --check they are repaired.');
  return differing.length === 0 ? 0 : 1;
}

/**
 * Recounts a collection. One read per thousand documents and counter. A counter that does not exist yet is not
 * wrong: the dashboard asks Firestore.
 */
async function recountStats<T extends Readonly<Record<string, StatFilter>>>(
  db: Firestore,
  collection: string,
  stats: T,
  repair: boolean,
) {
  const { stored, counted } = await new CountersRepository(db, collection, stats).recount({ repair });
  if (!stored) return [];
  return Object.entries(counted).flatMap(([name, actual]) => {
    const counters = stored[name] ?? 0;
    return counters === actual
      ? []
      : [{ field: `${collection}.${name}`, counters, really: `there are ${actual}` }];
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
