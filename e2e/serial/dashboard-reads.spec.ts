import { writeFileSync } from 'node:fs';
import { withTriggersSuspended } from '@nargisus/local-suite/launcher';
import { call } from '../fixtures/network/api-client.ts';
import { storeCounters } from '../fixtures/data/store-counters.ts';
import { DASHBOARD_VIEWS, STILL_LOADING } from '../fixtures/browser/dashboard-views.ts';
import { storeProducts } from '../fixtures/data/store-products.ts';
import { rememberSession } from '../fixtures/accounts/remember-session.ts';
import { waitForStableReads } from '../fixtures/local-stack/wait-for-stable-reads.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { storeCustomers } from '../fixtures/data/store-customers.ts';
import { storeOrders } from '../fixtures/data/store-orders.ts';

const FEW = 100;
/** `npm run bench:dashboard` asks for 100,000, which take minutes to store. */
const MANY = Number(process.env.STORED_ORDERS ?? 1_000);

/** More than a thousand, beyond which counting them would cost another read. */
const MOST_PEOPLE_AND_PRODUCTS = 1_200;

test(`a tab of the dashboard costs as many documents with ${MANY} orders, customers and products as with ${FEW}`, async ({
  browser,
  baseURL,
  contextOptions,
  testData,
}) => {
  test.setTimeout(60 * 60_000);
  const account = await testData.account('admin', 'Nargis Sultana');
  // Everything, also what the functions read for a call; a browser of its own for each tab.
  const costs = async () => {
    const reads: Record<string, number> = {};
    for (const { path, visibleText, prepare } of DASHBOARD_VIEWS) {
      const context = await browser.newContext({ ...contextOptions, baseURL });
      const page = await context.newPage();
      await rememberSession(page, account);
      const before = await waitForStableReads(account.uid);
      await page.goto(path);
      await prepare?.(page);
      await expect(page.getByText(visibleText).first()).toBeVisible();
      await expect(page.locator(STILL_LOADING)).toHaveCount(0);
      const after = await waitForStableReads(account.uid);
      reads[path] = after.documents + after.counted - before.documents - before.counted;
      await context.close();
    }
    return reads;
  };
  const store = async (from: number, to: number) => {
    await withTriggersSuspended(async () => {
      await storeOrders(testData.db, new Date(), from, to);
      await storeCustomers(testData.db, from, Math.min(to, MOST_PEOPLE_AND_PRODUCTS));
      await storeProducts(testData.db, Math.min(to, MOST_PEOPLE_AND_PRODUCTS));
      await storeCounters(testData.db);
    });
    // Telling the functions to stop and go on starts them anew, which the first page would have to wait for.
    await call('/api/catalogue');
  };

  await store(0, FEW);
  const few = await costs();
  const began = performance.now();
  await store(FEW, MANY);
  const seconds = Math.round((performance.now() - began) / 1000);
  const many = await costs();

  console.info(`${MANY - FEW} of each stored in ${seconds} s; documents read per tab:`);
  for (const { path, maxReads } of DASHBOARD_VIEWS) {
    console.info(`  ${path}: ${few[path]} with ${FEW}, ${many[path]} with ${MANY} orders`);
    expect.soft(few[path], path).toBeGreaterThan(0);
    expect.soft(many[path], `${path}: at most ${maxReads}`).toBeLessThanOrEqual(maxReads);
    expect.soft(many[path], `${path}: no growth`).toBeLessThanOrEqual(few[path]!);
  }
  const written = process.env.DASHBOARD_READS; // npm run bench:dashboard
  const tabs = DASHBOARD_VIEWS.map(({ path, maxReads }) => ({
    path,
    few: few[path],
    many: many[path],
    maxReads,
  }));
  if (written) writeFileSync(written, JSON.stringify({ few: FEW, many: MANY, tabs }));
});
