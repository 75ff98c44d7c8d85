import { CHROMIUM_FLAGS, findChromium } from '@nargisus/local-suite/browser';
import { addresses } from '@nargisus/local-suite/launcher';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openTestData } from '../fixtures/data/test-data.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { isolatedStack } from './isolated-stack.ts';
import { MERCHANT_GOODS } from './merchant-goods.ts';

/*
 * A new merchant's first hour: from `npm start -- --empty` to twenty products with sizes, pictures and stock, through the screens
 * alone, counted. The account is the one that the start prints.
 */
const ADMIN = { email: 'admin@nargisus.test', password: 'admin-pass-1' };

/** Sign in (1), open the dashboard (2), its Products tab (1) and the import (1), choose two files (2), check, import, look (3). */
const MAX_CLICKS = 10;

/** Long, because the functions draw the renditions of all imported pictures at the same time. */
const BUSY_MS = 180_000;

/** Does what a hand does, and counts it. */
class Hand {
  readonly page: Page;
  clicks = 0;
  fields = 0;
  dialogs = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async type(label: string, text: string): Promise<void> {
    this.fields += 1;
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  async choose(button: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    this.dialogs += 1;
    const [dialog] = await Promise.all([this.page.waitForEvent('filechooser'), this.press(button)]);
    await dialog.setFiles(files);
  }
}

/** Fills the empty shop. Returns the hand that did it. */
async function fillShop(page: Page): Promise<Hand> {
  const hand = new Hand(page);
  const named = (role: 'button' | 'link' | 'menuitem' | 'tab', name: string | RegExp) =>
    page.getByRole(role, { name, exact: true }).locator('visible=true').first();
  await page.goto('/login');
  await page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
  await hand.type('Email', ADMIN.email);
  await hand.type('Password', ADMIN.password);
  await hand.press(named('button', 'Sign In'));
  await page.waitForURL((url) => url.pathname !== '/login');
  if (!page.url().includes('/dashboard')) {
    await hand.press(named('button', 'Account menu'));
    await hand.press(named('menuitem', 'Dashboard'));
  }
  await hand.press(named('tab', 'Products'));
  await hand.press(named('link', 'Import Products'));
  await hand.choose(page.getByText('Choose the table'), MERCHANT_GOODS.table);
  await hand.choose(page.getByText('Choose pictures'), MERCHANT_GOODS.pictures);
  await hand.press(named('button', 'Check'));
  await page.getByText('No faults were found.').waitFor();
  await hand.press(named('button', `Import ${MERCHANT_GOODS.count} products`));
  await page.getByText(`Imported: ${MERCHANT_GOODS.count} new, 0 changed.`).waitFor({ timeout: BUSY_MS });
  await hand.press(named('link', 'See the products'));
  await page.getByRole('row', { name: /Jute Bag No\. 4/ }).waitFor();
  return hand;
}

/** Opens a page of the shop as a first-time visitor. */
async function visit(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: addresses.shop,
    viewport: { width: 360, height: 780 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(BUSY_MS);
  await page.goto(path, { waitUntil: 'commit' });
  return page;
}

test(
  'twenty products reach an empty shop in ten clicks, and can be bought',
  { timeout: 600_000 },
  async () => {
    const state = isolatedStack();
    // Also before a retry, which needs the same ports.
    onTestFinished(() => state.remove());
    const shop = await state.open('--empty');
    expect(shop.output()).toContain(ADMIN.email);
    const testData = openTestData();
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: [...CHROMIUM_FLAGS],
    });
    onTestFinished(async () => {
      await browser.close();
      await testData.close();
    });

    const staff = await browser.newPage({ baseURL: addresses.shop, viewport: { width: 1280, height: 800 } });
    staff.setDefaultTimeout(60_000);
    const hand = await fillShop(staff);
    console.info(
      `${MERCHANT_GOODS.count} products: ${hand.clicks} clicks, ${hand.fields} typed fields, ` +
        `${hand.dialogs} file dialogs, ${MERCHANT_GOODS.cells} cells of the table`,
    );
    expect(hand.clicks).toBeLessThanOrEqual(MAX_CLICKS);
    expect([hand.fields, hand.dialogs]).toEqual([2, 2]);

    const list = await visit(browser, '/products');
    await list.getByText('Cotton Panjabi No. 1').first().waitFor();
    const product = await visit(browser, '/products/NEW-1');
    await product.getByRole('heading', { level: 1, name: 'Cotton Panjabi No. 1' }).waitFor();
    expect(await product.getByRole('radio', { name: /^(M|L|XL)\b/ }).count()).toBe(3);
    expect(await product.getByRole('radio', { name: /^XL/ }).isDisabled()).toBe(true);
    expect((await testData.db.doc('stock/NEW-1_L').get()).get('onHand')).toBe(8);
    const images = (await testData.db.doc('products/NEW-1').get()).get('pictures') as object[];
    expect(images).toHaveLength(2);

    const buyer = await testData.account();
    const order = await placeOrder(buyer, { id: 'NEW-1', price: 165_000 });
    expect(order.orderId).toBeTruthy();
    expect((await testData.db.doc('stock/NEW-1_M').get()).get('committed')).toBe(1);
  },
);
