import { parseArgs } from 'node:util';
import { storeShop } from '@nargisus/e2e/store-shop';
import { openTestData } from '@nargisus/e2e/test-data';
import { buildAll } from '@nargisus/local-suite/build';
import { startLocalStack } from '@nargisus/local-suite/local-stack';
import { writeSection } from '../results/benchmarks-page.ts';
import { publishResult } from '../results/publish-result.ts';
import { MAX_READS_OF_TABS, measureTabs } from '../scale/measure-tabs.ts';
import { measureQueue, queueMeasurements, queueText, scrollsByPages } from './measure-queue.ts';

/**
 * `npm run bench:dashboard -- [--orders 100000]`: what each tab of the dashboard reads with a hundred orders and with so many, and how a queue
 * of Work scrolls.
 * e2e/serial/dashboard-reads.spec.ts asserts the same with a thousand. Storing a hundred thousand takes minutes.
 */
const { values: flags } = parseArgs({
  options: { orders: { type: 'string', default: '100000' }, quick: { type: 'boolean', default: false } },
});
const FEW = 100;
/** What an empty result of several filters counts: the orders without each of them. */
const COUNTS_OF_FILTERS = 10;
const many = flags.quick ? 1_000 : Number(flags.orders);

await buildAll();
const stack = await startLocalStack({ seeded: false });
const testData = openTestData();
try {
  const admin = await testData.account('admin', 'Nargis Sultana');
  await storeShop(testData.db, 0, FEW);
  const before = await readsOfTabs();
  await storeShop(testData.db, FEW, many);
  const after = await readsOfTabs();
  const queue = await measureQueue(admin);
  const rows = Object.entries(after).map(([path, reads]) => ({
    path,
    few: before[path]!,
    many: reads,
    allowed: MAX_READS_OF_TABS[path]!,
  }));
  publishResult(`Dashboard with ${many} orders`, 'dashboard.json', [
    ...rows.map((row) => ({
      name: row.path,
      value: row.many,
      unit: '',
      aim: {
        text: `at most ${row.allowed}, and no more than ${row.few + countsOf(row.path)} by the ${row.few} with ${FEW} orders`,
        met: holds(row),
      },
    })),
    ...queueMeasurements(queue),
  ]);
  const succeeded = rows.every(holds) && scrollsByPages(queue);
  if (succeeded && !flags.quick) writeSection('dashboard', `${tableOf(rows)}\n\n${queueText(queue)}`);
  process.exitCode = succeeded ? 0 : 1;

  async function readsOfTabs(): Promise<Record<string, number>> {
    const costs = Object.entries(await measureTabs(admin));
    return Object.fromEntries(costs.map(([path, { documents, counted }]) => [path, documents + counted]));
  }
} finally {
  await testData.close();
  await stack.stop();
}
process.exit();

interface Row {
  readonly path: string;
  readonly few: number;
  readonly many: number;
  readonly allowed: number;
}

/** Returns whether a tab reads within its limit, and no more with many orders than with few, but for what an empty result counts. */
function holds({ path, few, many: reads, allowed }: Row): boolean {
  return few > 0 && reads <= few + countsOf(path) && reads <= allowed;
}

/** Only views of several filters find orders in a small shop and none in a large one. */
function countsOf(path: string): number {
  return path.includes('&') ? COUNTS_OF_FILTERS : 0;
}

function tableOf(rows: readonly Row[]): string {
  return [
    `Measured ${new Date().toISOString().slice(0, 10)}: documents read, with those that rules and functions read for them.`,
    '',
    `| tab | with ${FEW} orders | with ${many.toLocaleString('en')} | allowed |`,
    '| --- | --: | --: | --: |',
    ...rows.map((row) => `| ${shortened(row.path)} | ${row.few} | ${row.many} | ${row.allowed} |`),
  ].join('\n');
}

const LONGEST_PATH = 60;
const shortened = (path: string) => (path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path);
