import type { Account } from '@nargisus/e2e/test-data';
import { DASHBOARD_VIEWS, STILL_LOADING, type DashboardView } from '@nargisus/e2e/dashboard-views';
import { rememberSession } from '@nargisus/e2e/remember-session';
import { CHROMIUM_FLAGS, findChromium } from '@nargisus/local-suite/browser';
import { addresses } from '@nargisus/local-suite/launcher';
import { chromium, type Browser } from 'playwright-core';
import type { QueryCost } from './query-costs.ts';
import { readsOf } from './usage.ts';

/** Maximum reads of each tab, by path. */
export const MAX_READS_OF_TABS: Readonly<Record<string, number>> = Object.fromEntries(
  DASHBOARD_VIEWS.map(({ path, maxReads }) => [path, maxReads]),
);
const WITHIN_MS = 120_000;

/** A process of the functions that starts in between reads settings and rights for itself: the cheapest visit counts. */
const VISITS = 2;

/** Opens every dashboard tab, each time in a new browser context, and returns what the cheapest visit cost. */
export async function measureTabs(admin: Account): Promise<Record<string, QueryCost>> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  const costs: Record<string, QueryCost> = {};
  try {
    for (const view of DASHBOARD_VIEWS) {
      const visits: QueryCost[] = [];
      for (let visit = 1; visit <= VISITS; visit += 1) visits.push(await costOf(browser, admin, view));
      const [cheapest] = visits.sort((a, b) => a.documents + a.counted - b.documents - b.counted);
      costs[view.path] = cheapest!;
      console.info(`  ${view.path}: ${JSON.stringify(cheapest)}`);
    }
  } finally {
    await browser.close();
  }
  return costs;
}

async function costOf(
  browser: Browser,
  admin: Account,
  { path, visibleText, prepare }: DashboardView,
): Promise<QueryCost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(WITHIN_MS);
  await rememberSession(page, admin);
  let [ms, bytes] = [0, 0];
  page.on('response', (response) => {
    void response.body().then(
      (body) => (bytes += body.length),
      () => undefined,
    );
  });
  const reads = await readsOf(async () => {
    const began = performance.now();
    await page.goto(`${addresses.shop}${path}`);
    await prepare?.(page);
    await page.getByText(visibleText).first().waitFor();
    await page.waitForFunction((still) => document.querySelector(still) === null, STILL_LOADING);
    ms = performance.now() - began;
  });
  await context.close();
  return { ...reads, results: 1, bytes, ms };
}
