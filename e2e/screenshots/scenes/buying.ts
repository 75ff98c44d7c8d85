import type { Page } from '@playwright/test';
import { payNow } from '../../fixtures/orders/checkout-steps.ts';
import { Visitor } from '../../fixtures/browser/visitor.ts';
import { blockRequest, press, type Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

const TRANSACTION = 'NG0123456789abcdef0123456789ab';

const openCart = async (page: Page) => {
  await press(page, /^Open cart/);
  await page
    .getByRole('dialog')
    .getByText(/^Total|is empty/)
    .first()
    .waitFor();
};
const freshCart = (_page: Page, stage: Stage) => stage.fillCart('shopper', 'unchanged');
/** The cart of a customer without earlier orders, whose checkout is not prefilled. */
const firstCart = (_page: Page, stage: Stage) => stage.fillCart('newcomer', 'unchanged');

/** Goes to the gateway's page and back without paying. */
async function leavePaymentOpen(page: Page): Promise<void> {
  await clearPayment(page);
  await new Visitor(page).fillsAddress();
  await page.getByRole('radio', { name: /^Card and more/ }).check();
  await payNow(page).click();
  await page.waitForURL(/EasyCheckOut/);
  await page.goto('/checkout');
  await page.getByText('An online payment is not finished').waitFor();
}

const clearPayment = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((it) => /purchase$|open-payment$/.test(it)))
      localStorage.removeItem(key);
  });

/** From the cart to the result of a payment. */
export const BUYING: readonly Scene[] = [
  {
    name: 'cart-empty',
    path: '/about',
    isOverlay: true,
    beforeOpen: (page) => page.addInitScript(() => localStorage.removeItem('nargisus.guest')),
    arrange: openCart,
  },
  {
    name: 'cart',
    path: '/about',
    visitor: 'guest with a cart',
    isOverlay: true,
    beforeOpen: (_page, stage) => stage.fillCart('guest', 'unchanged'),
    arrange: openCart,
  },
  {
    name: 'cart-changed',
    path: '/about',
    visitor: 'guest with a cart',
    isOverlay: true,
    beforeOpen: (_page, stage) => stage.fillCart('guest', 'changed'),
    arrange: async (page) => {
      await openCart(page);
      await page.getByText('The price has changed').waitFor();
    },
  },
  {
    name: 'cart-waiting',
    path: '/about',
    visitor: 'guest with a cart',
    isOverlay: true,
    isLoading: true,
    beforeOpen: (page) => blockRequest(page, /documents[^?]*:runQuery/),
    arrange: async (page) => {
      await press(page, /^Open cart/);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'checkout-empty',
    path: '/checkout',
    visitor: 'newcomer',
    arrange: (page) => page.getByText('Your cart is empty').waitFor(),
  },
  {
    name: 'checkout',
    path: '/checkout',
    visitor: 'shopper',
    beforeOpen: freshCart,
    arrange: (page) => payNow(page).waitFor(),
  },
  {
    name: 'checkout-faults',
    path: '/checkout',
    visitor: 'newcomer',
    beforeOpen: firstCart,
    arrange: async (page) => {
      await page.getByLabel('Voucher code').fill('NOPE');
      await press(page, 'Apply');
      await payNow(page).click();
      await page.getByText('City is required').waitFor();
    },
  },
  {
    name: 'checkout-conflict',
    path: '/checkout',
    visitor: 'shopper',
    beforeOpen: (_page, stage) => stage.fillCart('shopper', 'changed'),
    arrange: async (page) => {
      await new Visitor(page).fillsAddress();
      await payNow(page).click();
      await page.getByText('The new total is').waitFor();
    },
  },
  {
    name: 'checkout-open-payment',
    path: '/checkout',
    visitor: 'newcomer',
    beforeOpen: firstCart,
    arrange: leavePaymentOpen,
  },
  {
    name: 'checkout-instead',
    path: '/checkout',
    visitor: 'newcomer',
    isOverlay: true,
    beforeOpen: firstCart,
    arrange: async (page) => {
      await leavePaymentOpen(page);
      await page.getByRole('radio', { name: /^Cash on Delivery/ }).check();
      await payNow(page).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'checkout-waiting',
    path: '/checkout',
    visitor: 'shopper',
    isLoading: true,
    beforeOpen: (page) => blockRequest(page, /documents[^?]*:runQuery/),
    arrange: (page) => page.getByText('Loading checkout...').waitFor(),
  },
  {
    name: 'payment-success',
    path: ({ paid }) => paid,
    visitor: 'shopper',
    arrange: (page) => page.getByRole('heading', { name: 'Payment Successful' }).waitFor(),
  },
  {
    name: 'payment-processing',
    path: ({ paid }) => paid,
    visitor: 'shopper',
    isLoading: true,
    beforeOpen: (page) => page.clock.install(),
    arrange: (page) => page.getByText('Processing your payment').waitFor(),
  },
  {
    name: 'payment-confirming',
    path: `/payment/success?tran_id=${TRANSACTION}`,
    visitor: 'shopper',
    isLoading: true,
    arrange: (page) => page.getByRole('heading', { name: 'We are confirming your payment' }).waitFor(),
  },
  { name: 'payment-failed', path: `/payment/failed?tran_id=${TRANSACTION}&error=validation_failed` },
  { name: 'payment-cancelled', path: `/payment/cancelled?tran_id=${TRANSACTION}` },
];
