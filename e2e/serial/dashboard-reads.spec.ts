import type { Page } from '@playwright/test';
import { rememberSession } from '../fixtures/accounts/remember-session.ts';
import { DASHBOARD_VIEWS, STILL_LOADING, type DashboardView } from '../fixtures/browser/dashboard-views.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { storeShop } from '../fixtures/data/store-shop.ts';
import type { Account } from '../fixtures/data/test-data.ts';
import { waitForStableReads } from '../fixtures/local-stack/wait-for-stable-reads.ts';

/** Enough that every view fills its first page: one row fewer would make a full page look like growth. */
const FEW = 120;
const MANY = 1_000;
/** Scheduled functions read in between: a visit that costs too much is repeated, and the cheapest counts. */
const VISITS = 3;
/**
 * What functions cache for a minute (settings, roles) is read by some visits only, and the stats may change while a page is open.
 * A read for each row would be some hundred more.
 */
const NOT_IN_EACH_VISIT = 10;

/** Opens a tab and returns the documents that the page and the functions read for it. */
async function readsOfTab(page: Page, { uid }: Account, tab: DashboardView): Promise<number> {
  const before = await waitForStableReads(uid);
  await page.goto(tab.path);
  await tab.prepare?.(page);
  await expect(page.getByText(tab.visibleText).first()).toBeVisible();
  await expect(page.locator(STILL_LOADING)).toHaveCount(0);
  // The badges of the tabs load beside the tab's own data, and may come last.
  await expect(page.getByRole('tab', { name: /^Work \d/ })).toBeVisible();
  const after = await waitForStableReads(uid);
  return after.documents + after.counted - before.documents - before.counted;
}

// `npm run bench:dashboard` measures the same with 100,000 orders.
test('a tab of the dashboard reads no more documents with 1,000 orders, customers and products than with 120', async ({
  browser,
  baseURL,
  contextOptions,
  testData,
}) => {
  test.setTimeout(20 * 60_000);
  const account = await testData.account('admin', 'Nargis Sultana');
  const visit = async (tab: DashboardView) => {
    // A new context for each tab, whose cache is empty.
    const context = await browser.newContext({ ...contextOptions, baseURL });
    const page = await context.newPage();
    await rememberSession(page, account);
    const reads = await readsOfTab(page, account, tab);
    await context.close();
    return reads;
  };
  const readsOfTabs = async (atMost: (tab: DashboardView) => number) => {
    const reads: Record<string, number> = {};
    for (const tab of DASHBOARD_VIEWS) {
      let least = Number.POSITIVE_INFINITY;
      for (let visits = 0; visits < VISITS && least > atMost(tab); visits += 1)
        least = Math.min(least, await visit(tab));
      reads[tab.path] = least;
    }
    return reads;
  };
  await storeShop(testData.db, 0, FEW);
  const few = await readsOfTabs(({ maxReads }) => maxReads);
  await storeShop(testData.db, FEW, MANY);
  const many = await readsOfTabs(({ path, maxReads }) => Math.min(maxReads, few[path]! + NOT_IN_EACH_VISIT));
  for (const { path, maxReads } of DASHBOARD_VIEWS) {
    expect.soft(few[path], path).toBeGreaterThan(0);
    expect.soft(many[path], `${path}: at most ${maxReads}`).toBeLessThanOrEqual(maxReads);
    expect.soft(many[path], `${path}: no growth`).toBeLessThanOrEqual(few[path]! + NOT_IN_EACH_VISIT);
  }
});
