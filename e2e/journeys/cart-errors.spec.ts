import type { Product } from '@nargisus/domain/catalogue';
import type { Locator } from '@playwright/test';
import { expect, test as base } from '../fixtures/browser/shop-test.ts';
import type { Visitor } from '../fixtures/browser/visitor.ts';
import type { Account } from '../fixtures/data/test-data.ts';
import { delayRequest } from '../fixtures/network/delay-request.ts';
import { dropConnection, firestoreIsDown } from '../fixtures/network/responses.ts';
import { cartLine, fillCart } from '../fixtures/orders/fill-cart.ts';

/* Error messages of docs/reference/specification.md 8 about the cart, in its panel and on a product's page. */

const COMMIT = /documents:commit/;
const UNREACHABLE = 'The shop cannot be reached. Please check your connection';
const OFFLINE = 'You are offline. Please try again when you are connected';

interface CartPanel {
  readonly shopper: Visitor & { account: Account };
  readonly product: Product;
  readonly dialog: Locator;
  readonly increase: Locator;
  readonly remove: Locator;
  readonly clear: Locator;
}

interface ProductPage {
  readonly shopper: Visitor & { account: Account };
  readonly product: Product;
  readonly add: Locator;
  readonly order: Locator;
}

const test = base.extend<{ cartPanel: CartPanel; productPage: ProductPage }>({
  /** The open cart panel of a customer with one product. */
  cartPanel: async ({ uncheckedShopper: shopper, testData }, use) => {
    const { page, account } = shopper;
    const product = await testData.product();
    await fillCart(testData.db, account.uid, [cartLine(product)]);
    await shopper.opens('/about');
    await shopper.opensCart();
    page.on('dialog', (confirmation) => void confirmation.accept());
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(product.name)).toBeVisible();
    await use({
      shopper,
      product,
      dialog,
      increase: dialog.getByRole('button', { name: /^Increase/ }),
      remove: dialog.getByRole('button', { name: /^Remove/ }),
      clear: dialog.getByRole('button', { name: 'Clear cart' }),
    });
  },
  /** The page of a product, opened by a customer. */
  productPage: async ({ uncheckedShopper: shopper, testData }, use) => {
    const { page } = shopper;
    const product = await testData.product();
    await shopper.opens(`/products/${product.id}`);
    await use({
      shopper,
      product,
      add: page.getByRole('button', { name: 'Add to Cart' }),
      order: page.getByRole('button', { name: 'Order Now' }),
    });
  },
});

for (const [cause, handler, reason] of [
  ['the connection drops', dropConnection, `: ${UNREACHABLE}`],
  ['Firestore is down', firestoreIsDown, '. Please try again.'],
] as const) {
  test(`the cart panel shows an error for each action when ${cause}`, async ({
    page,
    cartPanel: { increase, remove, clear },
  }) => {
    await page.route(COMMIT, handler);
    for (const [action, button] of [
      ['updating quantity', increase],
      ['removing item', remove],
      ['clearing cart', clear],
    ] as const) {
      await button.click();
      await expect(page.getByText(`Error ${action}${reason}`)).toBeVisible();
    }
  });
}

test('the cart panel keeps its lines when clearing fails offline', async ({
  page,
  cartPanel: { dialog, clear, product },
}) => {
  await page.context().setOffline(true);
  await clear.click();
  await expect(page.getByText(`Error clearing cart: ${OFFLINE}`)).toBeVisible();
  await page.context().setOffline(false);
  await expect(dialog.getByText(product.name)).toBeVisible();
});

test('the cart panel disables its buttons and keeps the quantity until the change is stored', async ({
  page,
  cartPanel: { dialog, increase, remove, clear },
}) => {
  const release = await delayRequest(page, COMMIT);
  await increase.click();
  await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  for (const button of [increase, remove, clear]) await expect(button).toBeDisabled();
  await expect(dialog.getByRole('img', { name: 'Quantity: 1' })).toBeVisible();
  release();
  await expect(dialog.getByRole('img', { name: 'Quantity: 2' })).toBeVisible();
});

test('clearing the cart names the customer’s email', async ({ page, cartPanel: { shopper, clear } }) => {
  await clear.click();
  await expect(page.getByText(`Cart cleared for ${shopper.account.email}`)).toBeVisible();
});

test('the product page shows an error when adding or ordering fails', async ({
  page,
  productPage: { add, order },
}) => {
  await page.route(COMMIT, firestoreIsDown);
  await add.click();
  await expect(page.getByText('Error adding item to cart. Please try again.')).toBeVisible();
  await order.click();
  await expect(page.getByText('Error processing order. Please try again.')).toBeVisible();
  await page.unroute(COMMIT);
  await page.context().setOffline(true);
  await add.click();
  await expect(page.getByText(`Error adding to cart: ${OFFLINE}`)).toBeVisible();
});

test('Add to Cart is disabled until the product is stored and resets the quantity', async ({
  page,
  productPage: { shopper, product, add, order },
}) => {
  const quantity = page.getByLabel('Quantity', { exact: true });
  await quantity.fill('3');
  const release = await delayRequest(page, COMMIT);
  await add.click();
  await expect(page.getByRole('button', { name: 'Adding...' })).toBeDisabled();
  await expect(order).toBeDisabled();
  release();
  const added = `${product.name} (Size: M) added to ${shopper.account.email}'s cart!`;
  await expect(page.getByText(added)).toBeVisible();
  await expect(quantity).toHaveValue('1');
});

test('Order Now is disabled until the product is stored and opens checkout', async ({
  page,
  productPage: { product, add, order },
}) => {
  await page.clock.install();
  const release = await delayRequest(page, COMMIT);
  await order.click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expect(add).toBeDisabled();
  release();
  await expect(page.getByText(`${product.name} added to cart! Redirecting to checkout...`)).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL('/checkout');
});
