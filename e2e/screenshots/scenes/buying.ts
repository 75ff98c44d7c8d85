import type { Page } from '@playwright/test';
import { payNow } from '../../fixtures/orders/checkout-steps.ts';
import { Visitor } from '../../fixtures/browser/visitor.ts';
import { blockRequest, press, type Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

const TRANSACTION = 'NG0123456789abcdef0123456789ab';

const opensCart = async (page: Page) => {
  await press(page, /^Open cart/);
  await page
    .getByRole('dialog')
    .getByText(/^Total|is empty/)
    .first()
    .waitFor();
};
const freshCart = (_page: Page, stage: Stage) => stage.fillsCart('shopper', 'as it is');

/** To the gateway's page and back, with nothing paid. */
async function leavesPaymentOpen(page: Page): Promise<void> {
  await forgetsPayment(page);
  await new Visitor(page).fillsAddress();
  await page.getByRole('radio', { name: /^Pay online/ }).check();
  await payNow(page).click();
  await page.waitForURL(/EasyCheckOut/);
  await page.goto('/checkout');
  await page.getByText('An online payment is not finished').waitFor();
}

const forgetsPayment = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((it) => /purchase$|open-payment$/.test(it)))
      localStorage.removeItem(key);
  });

/** From the cart to the end of a payment. */
export const BUYING: readonly Scene[] = [
  {
    name: 'cart-empty',
    path: '/about',
    isOver: true,
    before: (page) => page.addInitScript(() => localStorage.removeItem('nargisus.guest')),
    arrange: opensCart,
  },
  {
    name: 'cart',
    path: '/about',
    who: 'guest with a cart',
    isOver: true,
    before: (_page, stage) => stage.fillsCart('guest', 'as it is'),
    arrange: opensCart,
  },
  {
    name: 'cart-changed',
    path: '/about',
    who: 'guest with a cart',
    isOver: true,
    before: (_page, stage) => stage.fillsCart('guest', 'changed'),
    arrange: async (page) => {
      await opensCart(page);
      await page.getByText('The price has changed').waitFor();
    },
  },
  {
    name: 'cart-waiting',
    path: '/about',
    who: 'guest with a cart',
    isOver: true,
    isWaiting: true,
    before: (page) => blockRequest(page, /documents[^?]*:runQuery/),
    arrange: async (page) => {
      await press(page, /^Open cart/);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'checkout-empty',
    path: '/checkout',
    who: 'newcomer',
    arrange: (page) => page.getByText('Your cart is empty').waitFor(),
  },
  {
    name: 'checkout',
    path: '/checkout',
    who: 'shopper',
    before: freshCart,
    arrange: (page) => payNow(page).waitFor(),
  },
  {
    name: 'checkout-faults',
    path: '/checkout',
    who: 'shopper',
    before: freshCart,
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
    who: 'shopper',
    before: (_page, stage) => stage.fillsCart('shopper', 'changed'),
    arrange: async (page) => {
      await new Visitor(page).fillsAddress();
      await payNow(page).click();
      await page.getByText('The new total is').waitFor();
    },
  },
  {
    name: 'checkout-open-payment',
    path: '/checkout',
    who: 'shopper',
    before: freshCart,
    arrange: leavesPaymentOpen,
  },
  {
    name: 'checkout-instead',
    path: '/checkout',
    who: 'shopper',
    isOver: true,
    before: freshCart,
    arrange: async (page) => {
      await leavesPaymentOpen(page);
      await page.getByRole('radio', { name: /^Cash on Delivery/ }).check();
      await payNow(page).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'checkout-waiting',
    path: '/checkout',
    who: 'shopper',
    isWaiting: true,
    before: (page) => blockRequest(page, /documents[^?]*:runQuery/),
    arrange: (page) => page.getByText('Loading checkout...').waitFor(),
  },
  {
    name: 'payment-success',
    path: ({ paid }) => paid,
    who: 'shopper',
    arrange: (page) => page.getByRole('heading', { name: 'Payment Successful' }).waitFor(),
  },
  {
    name: 'payment-processing',
    path: ({ paid }) => paid,
    who: 'shopper',
    isWaiting: true,
    before: (page) => page.clock.install(),
    arrange: (page) => page.getByText('Processing your payment').waitFor(),
  },
  {
    name: 'payment-confirming',
    path: `/payment/success?tran_id=${TRANSACTION}`,
    who: 'shopper',
    isWaiting: true,
    arrange: (page) => page.getByRole('heading', { name: 'We are confirming your payment' }).waitFor(),
  },
  { name: 'payment-failed', path: `/payment/failed?tran_id=${TRANSACTION}&error=validation_failed` },
  { name: 'payment-cancelled', path: `/payment/cancelled?tran_id=${TRANSACTION}` },
];
