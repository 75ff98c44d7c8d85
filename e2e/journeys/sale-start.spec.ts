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

/** What a visitor sees in each place, in the language of the page. */
function placesOf({ page }: Visitor, product: Product, { language }: Appearance) {
  const text = (price: string) => (language === 'bn' ? banglaDigits(price) : price);
  const main = page.getByRole('main');
  return {
    text,
    card: main.getByRole('listitem').filter({ hasText: product.name }),
    // Without the products below, which may be on sale too.
    productPage: main.locator('div:has(> h1)'),
    cartLine: page.getByRole('dialog').getByRole('listitem').filter({ hasText: product.name }),
    openCart: page.getByRole('button', { name: /^(Open cart|কার্ট খুলুন)/ }),
    payButton: page.getByRole('button', { name: /^(Pay Now|পে করুন)/ }),
  };
}

/** Expects card, cart and checkout to show one price and not the other, and buys a piece for it. */
async function buysFor(
  shopper: Visitor & { account: { uid: string } },
  product: Product,
  appearance: Appearance,
  {
    price,
    notPrice,
    total,
    testData,
  }: { price: string; notPrice: string; total: string; testData: TestData },
) {
  const { page } = shopper;
  const { text, card, cartLine, openCart, payButton } = placesOf(shopper, product, appearance);
  const before = (await storedOrders(testData, shopper.account.uid)).length;
  // The list is made of the search index, which follows a changed product.
  await expect(async () => {
    await shopper.opens(`/products?q=${encodeURIComponent(product.name)}`);
    await expect(card).toContainText(text(price));
  }).toPass();
  await applyAppearance(page, { language: 'en', scheme: 'light' });
  await shopper.addsToCart(product.id);
  await applyAppearance(page, appearance);
  await openCart.click();
  await expect(cartLine).toContainText(text(price));
  await expect(cartLine).not.toContainText(text(notPrice));
  await shopper.opens('/checkout');
  await expect(payButton).toBeVisible();
  await applyAppearance(page, { language: 'en', scheme: 'light' });
  await shopper.fillsAddress();
  await applyAppearance(page, appearance);
  await expect(payButton).toContainText(text(total));
  await payButton.click();
  await expect(page).toHaveURL(/\/payment\/success/);
  const orders = await storedOrders(testData, shopper.account.uid);
  expect(orders).toHaveLength(before + 1);
  return orders.map(({ totalAmount }) => totalAmount as number).sort((a, b) => b - a);
}

for (const appearance of APPEARANCES) {
  test(`a sale that begins is shown and charged on card, page, cart and checkout (${appearance.language})`, async ({
    shopper,
    testData,
  }) => {
    // Pages and answers are cached for a minute.
    test.setTimeout(300_000);
    const { page } = shopper;
    const from = new Date(Date.now() + DAY_MS);
    const until = new Date(from.getTime() + DAY_MS);
    const product = await testData.product({ price: taka(2000), sale: { price: taka(1500), from, until } });
    const { text, productPage } = placesOf(shopper, product, appearance);
    await shopper.opens(`/products/${product.id}`);
    await applyAppearance(page, appearance);
    await expect(productPage.getByText(text(REGULAR)).first()).toBeVisible();
    await expect(productPage.getByText(text(ON_SALE))).toHaveCount(0);
    const [regularTotal] = await buysFor(shopper, product, appearance, {
      ...{ price: REGULAR, notPrice: ON_SALE, total: '৳2,060.00', testData },
    });
    expect(regularTotal).toBe(2060);

    await expect(async () => {
      const start = new Date(Date.now() + UNTIL_START_MS);
      await testData.db.doc(`products/${product.id}`).update({ 'sale.from': start });
      await shopper.opens(`/products/${product.id}`);
      await applyAppearance(page, appearance);
      await expect(productPage.getByText(text(REGULAR)).first()).toBeVisible();
      await expect(productPage.getByText(text(ON_SALE))).toHaveCount(0, { timeout: 1 });
    }).toPass();
    // The page stays open.
    await expect(productPage.getByText(text(ON_SALE)).first()).toBeVisible({ timeout: 60_000 });
    await expect(productPage.locator('s')).toContainText(text(REGULAR));
    const totals = await buysFor(shopper, product, appearance, {
      ...{ price: ON_SALE, notPrice: REGULAR, total: '৳1,560.00', testData },
    });
    expect(totals).toEqual([2060, 1560]);
  });
}
