import { memoryOfFirestore } from '@nargisus/e2e/memory';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { tokenOf } from '@nargisus/e2e/api-client';
import { openTestData } from '@nargisus/e2e/test-data';
import { runScheduled } from '@nargisus/e2e/serve-functions';
import { withTriggersSuspended } from '@nargisus/local-suite/launcher';
import { buildAll } from '@nargisus/local-suite/build';
import { startLocalStack } from '@nargisus/local-suite/local-stack';
import { customers } from '../orders/customers.ts';
import { median } from '../results/median.ts';
import { writeSection } from '../results/benchmarks-page.ts';
import { publishResult } from '../results/publish-result.ts';
import { rowsOf, type QueryCost } from './query-costs.ts';
import { measureApi, MAX_READS } from './measure-api.ts';
import { importShop } from './import-shop.ts';
import { MAX_READS_OF_TABS, measureTabs } from './measure-tabs.ts';
import { measurementsOf, tableOf } from './table.ts';
import { readsOf } from './usage.ts';
import { writeShop, type Size } from './write-shop.ts';

/**
 * `npm run bench:scale -- [--products 10000] [--orders 100000] [--no-tabs]`: measures what lists, search, products, the
 * dashboard, the report and an order cost in a shop of that size, compared with one of a thousand each in the same run. Both
 * shops are generated and imported. A million orders need 10 GiB and about twenty minutes of an idle core.
 */
const { values: flags } = parseArgs({
  allowNegative: true,
  options: {
    products: { type: 'string', default: '10000' },
    orders: { type: 'string', default: '100000' },
    tabs: { type: 'boolean', default: true },
    write: { type: 'boolean', default: true },
    quick: { type: 'boolean', default: false },
  },
});
const SMALL: Size = { products: 1_000, orders: 1_000 };
const large: Size = flags.quick
  ? { products: 2_000, orders: 3_000 }
  : { products: Number(flags.products), orders: Number(flags.orders) };
const ORDERS_TIMED = 5;

const folder = resolve(import.meta.dirname, '../../../.local-suite/scale');
const now = new Date();
// Only an upper limit, which the Firestore emulator approaches.
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --max-old-space-size=14336`;
await buildAll();
const shop = await startLocalStack({ seeded: false });
const testData = openTestData();
try {
  const admin = await testData.account('admin', 'Nargis Sultana');
  const small = await measure(SMALL);
  const grown = await measure(large);
  const rows = rowsOf(small.costs, grown.costs, { ...MAX_READS, ...MAX_READS_OF_TABS });
  publishResult(
    `A shop of ${large.products} products and ${large.orders} orders`,
    'scale.json',
    measurementsOf(rows),
  );
  const table = tableOf(rows, { small: { ...SMALL, ...small }, large: { ...large, ...grown } });
  console.info(table);
  if (flags.write && !flags.quick) writeSection('scale', table);
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;

  async function measure(size: Size) {
    console.info(`A shop of ${size.products} products and ${size.orders} orders…`);
    const written = await writeShop(folder, size, now);
    const seconds = await importShop(written.metadata);
    rmSync(folder, { recursive: true });
    console.info(
      `  ${written.documents} documents, ${(written.bytes / 2 ** 20).toFixed(0)} MiB, imported in ${seconds.toFixed(0)} s`,
    );
    await runScheduled('foldSales');
    await runScheduled('sweepFigures');
    const product = await testData.product();
    const costs: Record<string, QueryCost> = {
      ...(await measureApi(await tokenOf(admin), { product, orders: size.orders })),
      // Triggers of an order would be counted at an unpredictable time.
      'an order is placed': await withTriggersSuspended(() => placeOrders(product)),
      ...(flags.tabs && !flags.quick && (await measureTabs(admin))),
    };
    return { costs, memory: memoryOfFirestore(), searchable: written.searchable };
  }
} finally {
  await testData.close();
  await shop.abandon();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function placeOrders(product: Awaited<ReturnType<typeof testData.product>>): Promise<QueryCost> {
  const buyers = await customers(testData, ORDERS_TIMED + 1);
  const reads = await readsOf(() => buyers[0]!.buys([product]));
  const times: number[] = [];
  for (const buyer of buyers.slice(1)) {
    const began = performance.now();
    await buyer.buys([product]);
    times.push(performance.now() - began);
  }
  return { ...reads, results: 1, bytes: 0, ms: median(times) };
}
