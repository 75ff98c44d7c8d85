import { countStock } from '@nargisus/e2e/count-stock';
import { openTestData } from '@nargisus/e2e/test-data';
import { storeOrders } from '@nargisus/e2e/store-orders';
import { addresses, withTriggersSuspended } from '@nargisus/local-suite/launcher';
import { buildAll } from '@nargisus/local-suite/build';
import { startLocalStack } from '@nargisus/local-suite/local-stack';
import { atMost, Measurements } from '../results/measurements.ts';
import { percentile } from '../results/percentile.ts';
import { quickOr } from '../results/quick.ts';
import { publishResult } from '../results/publish-result.ts';
import { buildNoOp } from './build-no-op.ts';
import { customers } from './customers.ts';
import { operationsOf } from './cost-of.ts';
import { measureLatency, type Latency } from './measure-latency.ts';
import { measureThroughput } from './measure-throughput.ts';
import { readTarget, staffReads } from './staff-reads.ts';

/** `npm run bench:orders`: measures time and operations of an order with few and with many stored orders, and of counted sizes. */
const FEW = 100;
const MANY = quickOr(100_000, 2_000);
const SAMPLES = quickOr(200, 40);
const CONCURRENT = 8;
const LINES = [1, 3];
/** More than the samples take. */
const PIECES = 10_000;

const { rows, add: row } = new Measurements();

await buildAll();
const noOp = { codebase: 'no-op', source: await buildNoOp(), path: '/nothing', functionId: 'nothing' };
const shop = await startLocalStack({ seeded: false, codebases: [noOp] });
const testData = openTestData();
const nothing = `${addresses.shop}/nothing`;
try {
  const now = new Date();
  const products = [await testData.product(), await testData.product(), await testData.product()];
  const [first] = products;
  const buyers = await customers(testData, 40);

  await withTriggersSuspended(() => storeOrders(testData.db, now, 0, FEW));
  const few = await measureLatency(buyers, first!, nothing, SAMPLES);
  rowsOfLatency(`with ${FEW} stored orders`, few);

  const countedProducts = [await testData.product(), await testData.product(), await testData.product()];
  for (const { id } of countedProducts) await countStock(testData, id, PIECES);
  for (const lines of LINES) {
    for (const [kind, sold] of [
      ['', products],
      ['counted ', countedProducts],
    ] as const) {
      const cost = await operationsOf(() => buyers[lines]!.buys(sold.slice(0, lines)));
      const text = lines === 1 ? `an order of 1 ${kind}line` : `an order of ${lines} ${kind}lines`;
      const [reads, writes] = [2 * lines + 8, 3 * lines + 12];
      row(`documents read by ${text}`, cost.reads, '', atMost(cost.reads, reads, `aim ${reads}`));
      row(`documents written by ${text}`, cost.writes, '', atMost(cost.writes, writes, `aim ${writes}`));
    }
  }
  const ofCounted = await measureLatency(buyers, countedProducts[0]!, nothing, SAMPLES);
  rowsOfLatency('of a counted size', ofCounted);

  row(
    `orders, ${CONCURRENT} concurrent customers`,
    await measureThroughput(buyers.slice(0, CONCURRENT), first!, 25),
    '/s',
  );

  const readsOfFew = await staffReads(testData);
  await withTriggersSuspended(() => storeOrders(testData.db, now, FEW, MANY));
  const many = await measureLatency(buyers, first!, nothing, SAMPLES);
  rowsOfLatency(`with ${MANY} stored orders`, many);
  for (const [view, reads] of Object.entries(await staffReads(testData))) {
    const aim = readTarget(view);
    const text = `aim ${aim}; with ${FEW} orders ${readsOfFew[view]}`;
    row(`documents read by ${view}`, reads, '', atMost(reads, aim, text), {
      name: `with ${FEW} orders`,
      value: readsOfFew[view]!,
    });
  }
  const growth = relative(many) / relative(few);
  row(
    `p50 with ${MANY} to p50 with ${FEW}, each to its no-op`,
    growth,
    'x',
    atMost(growth, 1.2, 'aim 1.2 x'),
  );
} finally {
  await testData.close();
  await shop.stop();
}
publishResult('Orders', 'orders.json', rows);
process.exitCode = rows.some(({ aim }) => aim && !aim.met) ? 1 : 0;

/** The aim as a ratio to the no-op's median, because only ratios within one run are comparable on a noisy machine. */
function relative({ orders, nothing }: Latency): number {
  return percentile(orders, 0.5) / percentile(nothing, 0.5);
}

function rowsOfLatency(when: string, latency: Latency): void {
  const ratio = relative(latency);
  row(`no-op function, ${when}, p50`, percentile(latency.nothing, 0.5), 'ms');
  row(`POST /api/orders, ${when}, p50`, percentile(latency.orders, 0.5), 'ms', undefined, {
    name: 'a function that does nothing',
    value: percentile(latency.nothing, 0.5),
  });
  row('  p95', percentile(latency.orders, 0.95), 'ms');
  row('  p99', percentile(latency.orders, 0.99), 'ms');
  row('  p50 to the no-op’s', ratio, 'x', atMost(ratio, 4, 'aim 4 x'));
}
