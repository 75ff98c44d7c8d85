import type { Page } from '@playwright/test';
import type { Product } from '@nargisus/domain/catalogue';
import { taka } from '@nargisus/domain/money';
import { banglaDigits } from '@nargisus/domain/text';
import { APPEARANCES, applyAppearance, type Appearance } from '../fixtures/browser/appearance.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import type { Visitor } from '../fixtures/browser/visitor.ts';
import type { TestData } from '../fixtures/data/test-data.ts';
import { storedOrders } from '../fixtures/orders/checkout-steps.ts';

// The start of the sale is moved near now in the data, so that browser, functions and rules see it by their own clocks;
// sale.spec.ts shows midnight by the browser's clock.

const DAY_MS = 24 * 60 * 60 * 1000;
/** Long enough to open the page before the start, on a busy machine. */
const UNTIL_START_MS = 15_000;

const REGULAR = '৳2,000.00';
const ON_SALE = '৳1,500.00';

/** The text of a price in a language. */
const textOf = (price: string, { language }: Appearance) => (language === 'bn' ? banglaDigits(price) : price);

/** What a visitor sees in each place. */
function placesOf({ page }: Visitor, product: Product) {
  const main = page.getByRole('main');
  return {
    card: main.getByRole('listitem').filter({ hasText: product.name }),
    // Without the products below, which may be on sale too.
    productPage: main.locator('div:has(> h1)'),
    cartLine: page.getByRole('dialog').getByRole('listitem').filter({ hasText: product.name }),
    openCart: page.getByRole('button', { name: /^(Open cart|কার্ট খুলুন)/ }),
    payButton: page.getByRole('button', { name: /^(Pay Now|পে করুন)/ }),
  };
}

/** Runs checks in each appearance, and ends in the first. */
async function inEachAppearance(page: Page, check: (appearance: Appearance) => Promise<void>): Promise<void> {
  for (const appearance of APPEARANCES) {
    await applyAppearance(page, appearance);
    await check(appearance);
  }
  await applyAppearance(page, APPEARANCES[0]!);
}

/** Expects card, cart and checkout to show one price and not the other, buys a piece for it, and returns the totals of all orders. */
async function buysFor(
  shopper: Visitor & { account: { uid: string } },
  product: Product,
  {
    price,
    notPrice,
    total,
    testData,
  }: { price: string; notPrice: string; total: string; testData: TestData },
) {
  const { page } = shopper;
  const { card, cartLine, openCart, payButton } = placesOf(shopper, product);
  const before = (await storedOrders(testData, shopper.account.uid)).length;
  // The list is made of the search index, which follows a changed product.
  await expect(async () => {
    await shopper.opens(`/products?q=${encodeURIComponent(product.name)}`);
    await expect(card).toContainText(price);
  }).toPass();
  await inEachAppearance(page, (appearance) => expect(card).toContainText(textOf(price, appearance)));
  await shopper.addsToCart(product.id);
  await openCart.click();
  await inEachAppearance(page, async (appearance) => {
    await expect(cartLine).toContainText(textOf(price, appearance));
    await expect(cartLine).not.toContainText(textOf(notPrice, appearance));
  });
  await shopper.opens('/checkout');
  await expect(payButton).toBeVisible();
  await shopper.fillsAddress();
  await inEachAppearance(page, (appearance) => expect(payButton).toContainText(textOf(total, appearance)));
  await payButton.click();
  await expect(page).toHaveURL(/\/payment\/success/);
  const orders = await storedOrders(testData, shopper.account.uid);
  expect(orders).toHaveLength(before + 1);
  return orders.map(({ totalAmount }) => totalAmount as number).sort((a, b) => b - a);
}

test('a sale that begins is shown and charged on card, page, cart and checkout', async ({
  shopper,
  testData,
}) => {
  // Pages and answers are cached for a minute.
  test.setTimeout(300_000);
  const { page } = shopper;
  const from = new Date(Date.now() + DAY_MS);
  const until = new Date(from.getTime() + DAY_MS);
  const product = await testData.product({ price: taka(2000), sale: { price: taka(1500), from, until } });
  const { productPage } = placesOf(shopper, product);
  const showsRegular = () =>
    inEachAppearance(page, async (appearance) => {
      await expect(productPage.getByText(textOf(REGULAR, appearance)).first()).toBeVisible();
      await expect(productPage.getByText(textOf(ON_SALE, appearance))).toHaveCount(0, { timeout: 1 });
    });
  await shopper.opens(`/products/${product.id}`);
  await showsRegular();
  const [regularTotal] = await buysFor(shopper, product, {
    ...{ price: REGULAR, notPrice: ON_SALE, total: '৳2,060.00', testData },
  });
  expect(regularTotal).toBe(2060);

  await expect(async () => {
    const start = new Date(Date.now() + UNTIL_START_MS);
    await testData.db.doc(`products/${product.id}`).update({ 'sale.from': start });
    await shopper.opens(`/products/${product.id}`);
    await showsRegular();
  }).toPass();
  // The page stays open.
  await expect(productPage.getByText(ON_SALE).first()).toBeVisible({ timeout: 60_000 });
  await inEachAppearance(page, async (appearance) => {
    await expect(productPage.getByText(textOf(ON_SALE, appearance)).first()).toBeVisible();
    await expect(productPage.locator('s')).toContainText(textOf(REGULAR, appearance));
  });
  const totals = await buysFor(shopper, product, {
    ...{ price: ON_SALE, notPrice: REGULAR, total: '৳1,560.00', testData },
  });
  expect(totals).toEqual([2060, 1560]);
});
