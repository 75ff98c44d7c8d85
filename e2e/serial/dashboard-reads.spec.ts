import type { Page } from '@playwright/test';
import { rememberSession } from '../fixtures/accounts/remember-session.ts';
import { DASHBOARD_VIEWS, STILL_LOADING, type DashboardView } from '../fixtures/browser/dashboard-views.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { storeShop } from '../fixtures/data/store-shop.ts';
import type { Account } from '../fixtures/data/test-data.ts';
import { waitForStableReads } from '../fixtures/local-stack/wait-for-stable-reads.ts';

/** Many more than `maxReads` of any view. */
const ROWS = 1_000;
/** The screen of a desk, which shows more rows than a phone. */
const DESK = { width: 1280, height: 800 };
/** Scheduled functions read in between: a visit that costs too much is repeated, and the cheapest counts. */
const VISITS = 3;

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
test('a tab of the dashboard reads no more than the pages that it shows of 1,000 orders, customers and products', async ({
  browser,
  baseURL,
  contextOptions,
  testData,
}) => {
  test.setTimeout(20 * 60_000);
  const account = await testData.account('admin', 'Nargis Sultana');
  const visit = async (tab: DashboardView) => {
    // A new context for each tab, whose cache is empty.
    const context = await browser.newContext({ ...contextOptions, baseURL, viewport: DESK });
    const page = await context.newPage();
    await rememberSession(page, account);
    const reads = await readsOfTab(page, account, tab);
    await context.close();
    return reads;
  };
  await storeShop(testData.db, 0, ROWS);
  for (const tab of DASHBOARD_VIEWS) {
    let least = Number.POSITIVE_INFINITY;
    for (let visits = 0; visits < VISITS && least > tab.maxReads; visits += 1)
      least = Math.min(least, await visit(tab));
    expect.soft(least, tab.path).toBeGreaterThan(0);
    expect.soft(least, tab.path).toBeLessThanOrEqual(tab.maxReads);
  }
});
