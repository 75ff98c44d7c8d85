import { normalPhone } from '@nargisus/domain/accounts';
import { trackingPath } from '@nargisus/domain/orders';
import type { Locator, Page } from '@playwright/test';
import { FACEBOOK_BROWSER } from '../fixtures/accounts/facebook-browser.ts';
import { lastCodeOf, newPhoneNumber } from '../fixtures/accounts/phone-sign-in.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { waitForHydration } from '../fixtures/browser/wait-for-hydration.ts';
import { ADDRESS } from '../fixtures/orders/drafts.ts';
import { payNow } from '../fixtures/orders/checkout-steps.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

/*
 * What an order costs a customer on a phone: taps (a tap into a field is one), fields that are typed, and screens. Printed
 * beside the aims (docs/reference/commerce.md 3); the expected figures are today's, which no change may raise.
 */

interface Cost {
  readonly taps: number;
  readonly fields: number;
  readonly screens: number;
}

/** Uses a page and counts what that costs. */
function countingCustomer(page: Page) {
  let [taps, fields] = [0, 0];
  const screens = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http'))
      screens.add(new URL(frame.url()).pathname);
  });
  const tap = async (control: Locator) => {
    taps += 1;
    await control.click();
  };
  return {
    tap,
    type: async (field: Locator, text: string) => {
      fields += 1;
      await tap(field);
      await field.fill(text);
    },
    cost: (): Cost => ({ taps, fields, screens: screens.size }),
  };
}

function report(journey: string, cost: Cost, aim: Cost): void {
  const text = ({ taps, fields, screens }: Cost) => `${taps} taps, ${fields} fields, ${screens} screens`;
  console.info(`${journey}: ${text(cost)} (aim: ${text(aim)})`);
}

const isPlaced = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();

test('a newcomer orders from a product’s page with an e-mail', async ({ guest, testData }, info) => {
  test.slow();
  const { page } = guest;
  const product = await testData.product();
  const { tap, type, cost } = countingCustomer(page);
  await guest.opens(`/products/${product.id}`);
  await waitForHydration(page);
  await tap(page.getByRole('button', { name: 'Order Now' }));
  await tap(page.getByRole('link', { name: 'Sign in with it' }));
  await tap(page.getByRole('link', { name: 'Create an account' }));
  const signUp = {
    'Full Name': 'Ayesha Siddika',
    Email: `taps-${Date.now()}-${info.project.name}@nargisus.test`,
    Phone: '01812345678',
    Password: 'secret-1',
    'Confirm Password': 'secret-1',
  };
  for (const [label, value] of Object.entries(signUp))
    await type(page.getByLabel(label, { exact: true }), value);
  await tap(page.getByRole('button', { name: 'Create Account' }));
  await page.waitForURL('/checkout');
  const area = page.getByRole('combobox', { name: 'Your area, upazila or thana' });
  await type(area, 'dhan');
  await tap(page.getByRole('option', { name: 'Dhanmondi' }));
  await type(page.getByLabel('Address', { exact: true }), ADDRESS.address);
  await tap(payNow(page));
  await isPlaced(page);
  report('Newcomer with an e-mail', cost(), { taps: 13, fields: 7, screens: 5 });
  expect(cost()).toEqual({ taps: 13, fields: 7, screens: 5 });
});

test.describe('in Facebook’s own browser', () => {
  test.use({ userAgent: FACEBOOK_BROWSER });

  test('a newcomer orders by phone', async ({ guest, testData }) => {
    test.slow();
    const { page } = guest;
    const product = await testData.product();
    const number = newPhoneNumber();
    const { tap, type, cost } = countingCustomer(page);
    await guest.opens(`/products/${product.id}`);
    await waitForHydration(page);
    await tap(page.getByRole('button', { name: 'Order Now' }));
    await page.waitForURL('/checkout');
    await type(page.getByLabel('Your name'), 'Ayesha Siddika');
    await type(page.getByLabel('Mobile number'), normalPhone(number));
    await tap(page.getByRole('button', { name: 'Send code' }));
    const code = page.getByLabel('6-digit code');
    await expect(code).toBeFocused();
    await type(code, await lastCodeOf(number));
    // The address has the number and the name of the sign-in.
    await expect(page.getByLabel('Recipient phone')).toHaveValue(normalPhone(number));
    await expect(page.getByLabel('Recipient name')).toHaveValue('Ayesha Siddika');
    await type(page.getByRole('combobox', { name: 'Your area, upazila or thana' }), 'dhan');
    await tap(page.getByRole('option', { name: 'Dhanmondi' }));
    await type(page.getByLabel('Address', { exact: true }), ADDRESS.address);
    await tap(payNow(page));
    await isPlaced(page);
    report('Newcomer by phone', cost(), { taps: 9, fields: 5, screens: 3 });
    expect(cost()).toEqual({ taps: 9, fields: 5, screens: 3 });
  });
});

test('a returning customer orders again', async ({ shopper, testData }) => {
  test.slow();
  const { page } = shopper;
  const product = await testData.product();
  await placeOrder(shopper.account, product);
  const { tap, cost } = countingCustomer(page);
  await shopper.opens(`/products/${product.id}`);
  await waitForHydration(page);
  await tap(page.getByRole('button', { name: 'Order Now' }));
  await page.waitForURL('/checkout');
  await tap(payNow(page));
  await isPlaced(page);
  report('Returning customer', cost(), { taps: 4, fields: 0, screens: 3 });
  expect(cost()).toEqual({ taps: 2, fields: 0, screens: 3 });
});

test('a customer follows the link of the mail', async ({ shopper, guest, testData }) => {
  const order = await placeOrder(shopper.account, await testData.product());
  const stored = await testData.db.doc(`orders/${order._id}`).get();
  const trackingToken = stored.get('trackingToken') as string;
  const { page } = guest;
  const { cost } = countingCustomer(page);
  // The tap is on the link itself, in the mail.
  await guest.opens(trackingPath({ orderId: order.orderId, trackingToken })!);
  await expect(page.getByText('We have your order')).toBeVisible();
  const { taps, ...rest } = cost();
  const whole = { taps: taps + 1, ...rest };
  report('Tracking from the mail', whole, { taps: 1, fields: 0, screens: 1 });
  expect(whole).toEqual({ taps: 1, fields: 0, screens: 1 });
});
