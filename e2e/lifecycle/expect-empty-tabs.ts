import { CHROMIUM_FLAGS, findChromium } from '@nargisus/local-suite/browser';
import { addresses } from '@nargisus/local-suite/launcher';
import { chromium } from 'playwright-core';
import { openTestData } from '../fixtures/data/test-data.ts';
import { scrollToSales } from '../fixtures/browser/scroll-to-sales.ts';
import { rememberSession } from '../fixtures/accounts/remember-session.ts';

/** The empty states of the tabs. */
const EMPTY_TABS: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['Nothing was sold in these days.', 'Nothing in the period before to compare with'],
  '/dashboard/orders': ['No orders yet'],
  '/dashboard/delivery': ['No order waits for a delivery person.', 'No order has this status.'],
  '/dashboard/products': ['No products found. Please add some products to the collection.'],
  '/dashboard/stock': ['No products found. Please add some products to the collection.', 'Import Products'],
  '/dashboard/customers': ['Total Users'],
  '/dashboard/reports': ['None: every payment has its order.'],
};

/** Expects every tab to show its empty state. @throws Error otherwise. */
export async function expectEmptyTabs(): Promise<void> {
  const testData = openTestData();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage({ baseURL: addresses.shop });
    page.setDefaultTimeout(60_000); // the functions have just started
    await rememberSession(page, await testData.account('admin', 'Nargis Sultana'));
    for (const [path, texts] of Object.entries(EMPTY_TABS)) {
      await page.goto(path);
      if (path === '/dashboard') await scrollToSales(page);
      for (const text of texts) await page.getByText(text, { exact: true }).first().waitFor();
    }
  } finally {
    await browser.close();
    await testData.close();
  }
}
