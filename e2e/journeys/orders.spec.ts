import { tokenOf } from '../fixtures/network/api-client.ts';
import { placeOrder, placePaidOrder } from '../fixtures/orders/place-order.ts';
import { ASSIGNMENT, callDelivery } from '../fixtures/orders/staff-calls.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/* The customer's pages of placed orders. */

test('a status change by staff appears without a reload', async ({ shopper, testData }) => {
  const { page } = shopper;
  const order = await placeOrder(shopper.account, await testData.product());
  await shopper.opens('/orders');
  await page.getByRole('link', { name: order.orderId }).click();
  await expect(page.getByRole('heading', { name: `Order ${order.orderId}` })).toBeVisible();
  await expect(page.getByText('We have your order')).toBeVisible();

  const token = await tokenOf(await testData.account('admin'));
  await callDelivery(token, 'assign', order._id, ASSIGNMENT);
  await expect(page.getByText('A delivery person was named')).toBeVisible();
  await callDelivery(token, 'ship', order._id, { trackingInfo: 'PATHAO-77' });
  await expect(page.getByText('Your parcel has left our store')).toBeVisible();
  await expect(page.getByText('Tracking: PATHAO-77').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});

test('orders are filtered by status', async ({ shopper, testData }) => {
  const { page } = shopper;
  const order = await placeOrder(shopper.account, await testData.product());
  const token = await tokenOf(await testData.account('admin'));
  await callDelivery(token, 'assign', order._id, ASSIGNMENT);
  await callDelivery(token, 'ship', order._id, {});
  await shopper.opens('/orders?status=delivered');
  await expect(page.getByText('No orders are delivered')).toBeVisible();
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Shipped' }).click();
  await expect(page).toHaveURL('/orders?status=shipped');
  await expect(page.getByRole('link', { name: order.orderId })).toBeVisible();
});

test('an order of another customer is not found, like an unknown one', async ({ shopper, testData }) => {
  const other = await placeOrder(await testData.account(), await testData.product());
  for (const id of [other.orderId, other._id, 'ORD-20260101-AAAAA']) {
    await shopper.opens(`/orders/${id}`);
    await expect(shopper.page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  }
});

test(
  'an order prints dark on white, also in dark mode',
  { tag: '@all-devices' },
  async ({ shopper, testData }) => {
    const { page } = shopper;
    const order = await placeOrder(shopper.account, await testData.product());
    await page.emulateMedia({ colorScheme: 'dark' });
    await shopper.opens(`/orders/${order.orderId}`);
    const heading = page.getByRole('heading', { name: `Order ${order.orderId}` });
    await expect(heading).toHaveCSS('color', 'rgb(237, 240, 232)');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(heading).toHaveCSS('color', 'rgb(20, 36, 28)');
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
    await expect(heading).toHaveCSS('color', 'rgb(237, 240, 232)');
  },
);

test('cancelling an order paid online before it ships refunds it', async ({ shopper, testData }) => {
  const { page } = shopper;
  const order = await placePaidOrder(shopper.account, await testData.product(), testData);
  await shopper.opens(`/orders/${order._id}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toContainText('৳1,310.00 goes back the way you paid');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('This order is cancelled.')).toBeVisible();
  await expect(page.getByText(/On its way back to you/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});

test('Order Again adds available items at current prices and names the others', async ({
  shopper,
  testData,
}) => {
  const { page } = shopper;
  const [available, soldOut] = [await testData.product(), await testData.product()];
  const order = await placeOrder(shopper.account, available, {
    items: [available, soldOut].map(({ id }) => ({ productId: id, size: 'M', quantity: 1 })),
    totalAmount: 2560,
  });
  await testData.changeProduct(available.id, { price: 1400 });
  await testData.changeProduct(soldOut.id, { inStock: false });
  await shopper.opens(`/orders/${order.orderId}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByText(`${soldOut.name} is out of stock`)).toBeVisible();
  await expect(page.getByText(`${available.name} costs ৳1,400.00 today (৳1,250.00 then)`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('button', { name: 'Pay Now - ৳1,460.00' })).toBeVisible();
});

test('orders load page by page, and the URL keeps the page', async ({ shopper, testData }) => {
  const { page } = shopper;
  const first = await placeOrder(shopper.account, await testData.product());
  const stored = (await testData.db.doc(`orders/${first._id}`).get()).data();
  const batch = testData.db.batch();
  for (let day = 1; day <= 11; day += 1) {
    const orderId = `${first.orderId.slice(0, -5)}${'ACDEFGHJKMN'[day - 1]!.repeat(5)}`;
    const createdAt = new Date(Date.now() - day * 86_400_000);
    batch.set(testData.db.doc(`orders/${first._id}-${day}`), { ...stored, orderId, createdAt });
  }
  await batch.commit();
  await shopper.opens('/orders');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows).toHaveCount(12);
  await expect(page).toHaveURL('/orders?pages=2');
  await page.reload();
  await expect(rows).toHaveCount(12);
});

test('an order page asks a guest to sign in and returns to the order', async ({ guest, testData }) => {
  const account = await testData.account();
  const order = await placeOrder(account, await testData.product());
  await guest.opens(`/orders/${order.orderId}`);
  await expect(guest.page).toHaveURL('/login');
  await guest.page.getByLabel('Email').fill(account.email);
  await guest.page.getByLabel('Password', { exact: true }).fill(account.password);
  await guest.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(guest.page.getByRole('heading', { name: `Order ${order.orderId}` })).toBeVisible();
});
