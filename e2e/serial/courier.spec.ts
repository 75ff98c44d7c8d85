import type { Page } from '@playwright/test';
import { applyAppearance } from '../fixtures/browser/appearance.ts';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { storedTexts } from '../fixtures/data/stored-texts.ts';
import { courier, stopCourier, useCourier } from '../fixtures/orders/courier.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';

/* The shop has one courier, which shows on every list of staff: here no other test runs. */

test.beforeEach(({ testData }) => useCourier(testData.db));
test.afterEach(({ testData }) => stopCourier(testData.db));

/** The worker's function starts with the first parcel. */
const BOOKED = { timeout: 60_000 };
const parcel = (page: Page) => page.getByRole('region', { name: 'Courier' });
const selectRow = (page: Page, { orderId }: PlacedOrder) =>
  page
    .getByRole('row', { name: new RegExp(orderId) })
    .getByRole('checkbox')
    .check();

test('an order is booked, is walked to its customer by the courier, and its customer follows', async ({
  admin,
  shopper,
  testData,
}) => {
  const { page } = admin;
  const order = await placeOrder(shopper.account, await testData.product());
  await admin.opens(`/dashboard/orders/${order._id}`);
  await page.getByRole('button', { name: 'Book with Steadfast' }).click();
  await expect(parcel(page)).toContainText('Booked: Assigned', BOOKED);
  const invoice = `${order.orderId}-1`;
  await expect(parcel(page)).toContainText(invoice);
  await expect(parcel(page).getByRole('link', { name: 'Follow at the courier' })).toHaveAttribute(
    'href',
    /\/t\/\w{8}$/,
  );
  // A toast keeps the language in which it appeared.
  await expect(page.getByText('Sent to the courier')).toHaveCount(0);
  await expectPageQuality(page, async () => [...(await storedTexts(testData)), 'Steadfast', 'steadfast']);

  await shopper.opens(`/orders/${order.orderId}`);
  await expect(shopper.page.getByRole('link', { name: 'Follow the parcel at the courier' })).toBeVisible();

  await courier.act(invoice, 'accept');
  await courier.act(invoice, 'move');
  await expect(parcel(page)).toContainText('Booked: In transit');
  await courier.act(invoice, 'deliver');
  await expect(parcel(page)).toContainText('Booked: Delivered');
  await expect(shopper.page.getByText('Delivered by the courier').first()).toBeVisible();
});

test('many orders are booked at once, and one that cannot be says why', async ({
  admin,
  shopper,
  testData,
}) => {
  const { page } = admin;
  const product = await testData.product();
  const [good, tooLong] = [
    await placeOrder(shopper.account, product),
    await placeOrder(shopper.account, product),
  ];
  await testData.db.doc(`orders/${tooLong._id}`).update({ deliveryAddress: 'Road 7, '.repeat(40) });
  // First in the queue, however many orders wait.
  for (const { _id } of [good, tooLong])
    await testData.db.doc(`orderDesk/${_id}`).update({ dueAt: new Date(0) });
  await admin.opens('/dashboard/work?queue=to-pack');
  for (const order of [good, tooLong]) await selectRow(page, order);
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Book with Steadfast' }).click();
  await expect(page.getByText('1 sent to the courier · 1 not booked')).toBeVisible();
  await expect(
    page.getByText(`${tooLong.orderId}: The courier takes addresses of up to 250 characters`),
  ).toBeVisible();
  await page.getByRole('link', { name: /^To hand over/ }).click();
  await expect
    .poll(
      async () => (await testData.db.doc(`parcels/${good.orderId}-1`).get()).get('state') as string,
      BOOKED,
    )
    .toBe('booked');
});

test('a parcel is withdrawn, and its order can be booked again', async ({ admin, shopper, testData }) => {
  const { page } = admin;
  const order = await placeOrder(shopper.account, await testData.product());
  await admin.opens(`/dashboard/orders/${order._id}`);
  await page.getByRole('button', { name: 'Book with Steadfast' }).click();
  await expect(parcel(page)).toContainText('Booked: Assigned', BOOKED);
  await parcel(page).getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw the parcel?' });
  await expect(dialog).toContainText('cancel it in the courier’s panel');
  await dialog.getByLabel('Reason').fill('Two sizes');
  await dialog.getByRole('button', { name: 'Withdraw the parcel' }).click();
  await expect(parcel(page)).toContainText('Withdrawn');
  await page.getByRole('button', { name: 'Book with Steadfast' }).click();
  await expect(parcel(page)).toContainText(`${order.orderId}-2`);
});

test('a rejected parcel shows the courier’s words, in Bangla too', async ({ admin, shopper, testData }) => {
  const { page } = admin;
  await courier.set({ booking: 'refused' });
  const order = await placeOrder(shopper.account, await testData.product());
  await admin.opens(`/dashboard/orders/${order._id}`);
  await applyAppearance(page, { language: 'bn', scheme: 'dark' });
  await page.getByRole('button', { name: 'Steadfast এ বুক করুন' }).click();
  const panel = page.getByRole('region', { name: 'কুরিয়ার' });
  await expect(panel).toContainText('কুরিয়ার লিখেছে: The address is not served.', BOOKED);
  const own = async () => [
    ...(await storedTexts(testData)),
    'The address is not served.',
    'Steadfast',
    'steadfast',
  ];
  await expectPageQuality(page, own);
  await applyAppearance(page, { language: 'bn', scheme: 'light' });
  await courier.reset();
  await panel.getByRole('button', { name: 'আবার পাঠান' }).click();
  await expect(panel).toContainText('বুক হয়েছে', BOOKED);
});
