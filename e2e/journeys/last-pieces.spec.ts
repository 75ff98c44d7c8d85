import type { Product } from '@nargisus/domain/catalogue';
import type { Page } from '@playwright/test';
import { rememberSession } from '../fixtures/accounts/remember-session.ts';
import { applyAppearance, untranslatedTexts } from '../fixtures/browser/appearance.ts';
import { expect, test as base } from '../fixtures/browser/shop-test.ts';
import { Visitor } from '../fixtures/browser/visitor.ts';
import type { TestData } from '../fixtures/data/test-data.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { fillCheckout, payNow, storedOrders, waitForGateway } from '../fixtures/orders/checkout-steps.ts';
import { countStock } from '../fixtures/orders/count-stock.ts';
import { cartLine, fillCart } from '../fixtures/orders/fill-cart.ts';
import { gateway } from '../fixtures/orders/gateway.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

/* The last pieces of a counted size, on the screens of those who want them. */

const BANGLA = { language: 'bn', scheme: 'dark' } as const;

const test = base.extend<{ other: Visitor & { account: { uid: string } } }>({
  /** Another signed-in customer in a browser of their own; no page is open yet. */
  other: async ({ browser, baseURL, contextOptions, testData }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL });
    const account = await testData.account();
    const visitor = Object.assign(new Visitor(await context.newPage()), { account });
    await rememberSession(visitor.page, account);
    await use(visitor);
    await context.close();
  },
});

/** Creates a product of whose size M there are this many pieces. */
async function counted(testData: TestData, pieces: number): Promise<Product> {
  const product = await testData.product();
  await countStock(testData, product.id, pieces);
  return product;
}

/** Opens checkout with the cart of a customer, ready to be paid in cash. */
async function opensCheckout(
  visitor: Visitor & { account: { uid: string } },
  testData: TestData,
  products: readonly Product[],
): Promise<void> {
  await fillCart(
    testData.db,
    visitor.account.uid,
    products.map((it) => cartLine(it)),
  );
  await visitor.opens('/checkout');
  await visitor.fillsAddress();
}

const isPlaced = (page: Page) => page.getByRole('heading', { name: 'Order placed successfully!' });

test('the last piece in two windows goes to one, and the other reads what is left', async ({
  shopper,
  other,
  testData,
}) => {
  const product = await counted(testData, 1);
  const soldOut = `${product.name} is sold out in size M. Please remove it to go on.`;
  for (const visitor of [shopper, other]) await opensCheckout(visitor, testData, [product]);
  await Promise.all([shopper, other].map(({ page }) => payNow(page).click()));
  // The Functions emulator starts a process for each concurrent order.
  const answered = ({ page }: Visitor) =>
    expect(isPlaced(page).or(page.getByText(soldOut))).toBeVisible({ timeout: 40_000 });
  await Promise.all([shopper, other].map(answered));
  const orders = await Promise.all(
    [shopper, other].map(({ account }) => storedOrders(testData, account.uid)),
  );
  expect(orders.flat()).toHaveLength(1);
  const loser = orders[0]!.length === 0 ? shopper.page : other.page;
  await expect(loser.getByText(soldOut)).toBeVisible();
  await applyAppearance(loser, BANGLA);
  await expect(
    loser.getByText(`${product.name}-এর M সাইজ শেষ হয়ে গেছে। এগোতে হলে এটি বাদ দিন।`),
  ).toBeVisible();
  expect(await untranslatedTexts(loser, () => testData.productTexts())).toEqual([]);
  await expect(loser.getByRole('button', { name: `${product.name} বাদ দিন` })).toBeVisible();
});

test('a size that sells out in the cart is named in cart and checkout, and the rest can be ordered', async ({
  shopper,
  testData,
}) => {
  const { page } = shopper;
  const [wanted, rest] = [await counted(testData, 1), await testData.product()];
  await opensCheckout(shopper, testData, [wanted, rest]);
  await placeOrder(await testData.account(), wanted);
  await payNow(page).click();
  const checkoutSays = page.getByText(`${wanted.name} is sold out in size M. Please remove it to go on.`);
  await expect(checkoutSays).toBeVisible();

  // What shoppers see follows the stock.
  await expect
    .poll(async () => (await testData.db.doc(`products/${wanted.id}`).get()).get('availability'))
    .toEqual({ M: { state: 'out' } });
  await page.goto('/about');
  await shopper.opensCart();
  const cart = page.getByRole('dialog');
  await expect(cart.getByText('Sold out in this size just now. Please remove it to order.')).toBeVisible();
  await applyAppearance(page, BANGLA);
  await expect(cart.getByText('এই সাইজটি এইমাত্র শেষ হয়ে গেছে। অর্ডার করতে এটি সরিয়ে দিন।')).toBeVisible();
  await applyAppearance(page, { language: 'en', scheme: 'light' });

  // Checkout kept the address.
  await page.goto('/checkout');
  await payNow(page).click();
  await expect(checkoutSays).toBeVisible();
  await page.getByRole('button', { name: `Remove ${wanted.name}` }).click();
  await payNow(page).click();
  await expect(isPlaced(page)).toBeVisible();
});

test('checkout says how many are left of a size that has too few', async ({ shopper, testData }) => {
  const { page } = shopper;
  const product = await counted(testData, 2);
  await fillCart(testData.db, shopper.account.uid, [cartLine(product, 3)]);
  await shopper.opens('/checkout');
  await shopper.fillsAddress();
  await payNow(page).click();
  await expect(
    page.getByText(`Only 2 left of ${product.name} in size M. Please reduce the quantity to go on.`),
  ).toBeVisible();
  await applyAppearance(page, BANGLA);
  await expect(
    page.getByText(`${product.name}-এর M সাইজ আর মাত্র ২টি আছে। এগোতে হলে পরিমাণ কমান।`),
  ).toBeVisible();
});

/** Goes to the gateway with the last piece of a product, which the payment reserves. */
async function reservesLastPiece(shopper: Visitor, testData: TestData) {
  const product = await fillCheckout(shopper, testData);
  await countStock(testData, product.id, 1);
  await payNow(shopper.page).click();
  return { product, tranId: await waitForGateway(shopper.page) };
}

/** Lets the reservation of a payment run out, as half an hour does. */
async function letReservationLapse({ db }: TestData, productId: string, tranId: string): Promise<void> {
  const until = new Date(Date.now() - 1_000);
  await db.doc(`stock/${productId}_M`).update({ [`holds.${tranId}.until`]: until, lapsesAt: until });
  await db.doc(`payments/${tranId}`).update({ 'hold.until': until });
}

test('a piece whose reservation ran out is free for another, and the late payment is refunded', async ({
  shopper,
  other,
  testData,
}) => {
  const { product, tranId } = await reservesLastPiece(shopper, testData);
  await opensCheckout(other, testData, [product]);
  await payNow(other.page).click();
  await expect(
    other.page.getByText(`${product.name} is sold out in size M. Please remove it to go on.`),
  ).toBeVisible();
  await letReservationLapse(testData, product.id, tranId);
  await other.opens('/checkout');
  await payNow(other.page).click();
  await expect(isPlaced(other.page)).toBeVisible();

  await shopper.page.getByRole('button', { name: 'Pay by bKash' }).click();
  await expect(shopper.page).toHaveURL(/\/payment\/failed\?.*error=order_creation_failed/);
  await expect(shopper.page.getByText(tranId)).toBeVisible();
  expect(await storedOrders(testData, shopper.account.uid)).toEqual([]);
  const token = await tokenOf(await testData.account('admin'));
  const refund = { method: 'POST', token, body: {} };
  expect((await call(`/api/payments/${tranId}/refund`, refund)).status).toBe(200);
  expect((await gateway.payment(tranId)).refunds).toHaveLength(1);
});

test('a payment that comes after its reservation is served while the piece is there', async ({
  shopper,
  testData,
}) => {
  const { product, tranId } = await reservesLastPiece(shopper, testData);
  await letReservationLapse(testData, product.id, tranId);
  await shopper.page.getByRole('button', { name: 'Pay by bKash' }).click();
  await expect(shopper.page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  const stock = await testData.db.doc(`stock/${product.id}_M`).get();
  expect(stock.data()).toMatchObject({ onHand: 1, committed: 1, holds: {} });
});
