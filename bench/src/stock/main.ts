import { tokenOf } from '@nargisus/e2e/api-client';
import { serveApi, serveFunction } from '@nargisus/e2e/serve-functions';
import { openTestData } from '@nargisus/e2e/test-data';
import { buildAll } from '@nargisus/local-suite/build';
import { withTriggersSuspended } from '@nargisus/local-suite/launcher';
import { startLocalStack } from '@nargisus/local-suite/local-stack';
import { buildNoOp } from '../orders/build-no-op.ts';
import { Measurements } from '../results/measurements.ts';
import { publishResult } from '../results/publish-result.ts';
import { quickOr } from '../results/quick.ts';
import { rush, signUpBuyers } from './buyers.ts';
import { countEach, expectSold, hundredProducts, oneSize, tenSizes } from './shop-of-sizes.ts';

/**
 * `npm run bench:stock`: orders per second of counted stock, with 8 and 64 buyers at once, beside uncounted goods and a
 * function that does nothing. One instance of the function `api` serves them, as on Cloud Run; the Functions emulator would
 * start a process for each buyer. Fails if anything is oversold, or refused without words.
 */
const BUYERS = [8, 64];
const ORDERS = quickOr(640, 128);
/** Orders per second that one size should take here. */
const AIM = 20;
const SHELVES = { 'one size': oneSize, 'ten sizes': tenSizes, 'a hundred products': hundredProducts };

const { rows, add: row } = new Measurements();

await buildAll();
const shop = await startLocalStack({ seeded: false });
const testData = openTestData();
const api = await serveApi();
const noOp = await serveFunction('nothing', { folder: await buildNoOp() });
try {
  await withTriggersSuspended(measure);
} finally {
  await Promise.all([api.stop(), noOp.stop()]);
  await testData.close();
  await shop.stop();
}
publishResult('Counted stock', 'stock.json', rows);
process.exitCode = rows.some(({ aim }) => aim && !aim.met) ? 1 : 0;

async function measure(): Promise<void> {
  const staff = { at: api.origin, token: await tokenOf(await testData.account('admin')) };
  const all = await signUpBuyers(testData, Math.max(...BUYERS));
  // Starts the instance.
  await rush(testData, all.slice(0, 8), await oneSize(testData), { at: api.origin, each: 2 });
  for (const count of BUYERS) {
    const [buyers, each] = [all.slice(0, count), ORDERS / count];
    const when = `${count} buyers at once`;
    row(`no-op function, ${when}`, await noOpPerSecond(count, each), '/s');
    const uncounted = await rush(testData, buyers, await oneSize(testData), { at: api.origin, each });
    const baseline = { name: 'uncounted', value: uncounted.ordered / uncounted.seconds };
    row(`orders of uncounted goods, ${when}`, baseline.value, '/s');
    for (const [name, make] of Object.entries(SHELVES)) {
      const sizes = await make(testData);
      await countEach(sizes, ORDERS, staff);
      const { ordered, refused, busy, seconds } = await rush(testData, buyers, sizes, {
        at: api.origin,
        each,
      });
      await expectSold(testData, sizes, ordered);
      if (refused > 0) throw new Error(`${refused} orders were refused although there was enough`);
      const perSecond = ordered / seconds;
      const isAim = name === 'one size' && count === 8;
      const aim = isAim ? { text: `aim ${AIM} /s`, met: perSecond >= AIM } : undefined;
      row(`orders of ${name}, ${when}`, perSecond, '/s', aim, baseline);
      if (busy > 0) row('  answered 503 and sent again', busy, '');
    }
    const last = await oneSize(testData);
    await countEach(last, count / 2, staff);
    const { ordered, refused } = await rush(testData, buyers, last, { at: api.origin, each: 1 });
    await expectSold(testData, last, count / 2);
    const isExact = ordered === count / 2 && refused === count / 2;
    const aim = { text: `${count / 2} orders, ${count / 2} refusals in words`, met: isExact };
    row(`orders of the last ${count / 2} pieces, ${when}`, ordered, '', aim);
  }
}

/** Returns how often a second a function that does nothing answers as many callers. */
async function noOpPerSecond(callers: number, each: number): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let turn = 0; turn < each; turn += 1) {
        await (await fetch(noOp.origin, { method: 'POST' })).text();
      }
    }),
  );
  return (callers * each) / ((performance.now() - startedAt) / 1000);
}
