import type { Account } from '../fixtures/data/test-data.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { failOnce } from '../fixtures/network/fail-once.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';
import { ASSIGNMENT, callDelivery } from '../fixtures/orders/staff-calls.ts';

test('filter, sorting, page and the open row survive a reload through the URL', async ({ admin }) => {
  const { page } = admin;
  await admin.opens('/dashboard/orders');
  await page.getByLabel('Sort by').selectOption('highest');
  const total = page.getByRole('columnheader', { name: 'Total' });
  await expect(total).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  // Before that the table still shows the rows of the first page.
  await expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled();
  // An order that another test places may move the row under the pointer.
  await expect(async () => {
    await page
      .getByRole('button', { name: /^Show details of/ })
      .nth(2)
      .click();
    await expect(page.getByText('Shipping address')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page).toHaveURL(/sort=highest.*after=.*open=/);
  const [url, rows] = [page.url(), await page.getByRole('row').allTextContents()];
  await page.reload();
  await expect(page.getByText('Shipping address')).toBeVisible();
  await expect(page).toHaveURL(url);
  await expect(total).toHaveAttribute('aria-sort', 'descending');
  const again = await page.getByRole('row').allTextContents();
  // The list is live: rows of orders that other tests place during this one are left out.
  const [kept, expected] = [
    again.filter((row) => rows.includes(row)),
    rows.filter((row) => again.includes(row)),
  ];
  expect(kept).toEqual(expected);
  expect(kept.length).toBeGreaterThanOrEqual(rows.length - 5);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(page.getByText('Shipping address')).toBeHidden();
});

test("an order's row links to its page, whose timeline names the colleague, and back", async ({
  admin,
  shopper,
  testData,
}) => {
  const { _id, orderId } = await placeOrder(shopper.account, await testData.product());
  await callDelivery(await tokenOf(admin.account), 'assign', _id, ASSIGNMENT);
  const { page } = admin;
  await admin.opens(`/dashboard/orders?q=${orderId}`);
  await page.getByRole('link', { name: `Open ${orderId}` }).click();
  await expect(page.getByRole('heading', { name: orderId })).toBeVisible();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('Delivery person assigned');
  await expect(timeline).toContainText('Nargis Sultana');
  await expect(timeline.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: 'Back to orders' }).click();
  await expect(page).toHaveURL(`/dashboard/orders?q=${orderId}`);
});

test('deleting an order asks for confirmation, shows a failure, and removes the row', async ({
  admin,
  shopper,
  testData,
}) => {
  const { orderId } = await placeOrder(shopper.account, await testData.product());
  const { page } = admin;
  await admin.opens(`/dashboard/orders?q=${orderId}`);
  const row = page.getByRole('row', { name: new RegExp(orderId) });
  const remove = row.getByRole('button', { name: `Delete ${orderId}` });
  await remove.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await failOnce(page, '**/api/orders/*/delete');
  await remove.click();
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(dialog).toContainText('Failed to delete order');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await remove.click();
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(dialog).toContainText('Deleted!');
  await expect(row).toHaveCount(0);
});

/** Places an order and lets staff set it to delivered, and to returned after that. */
async function placeReturnedOrder(buyer: Account, product: { id: string; price: number }, token: string) {
  const order = await placeDeliveredOrder(buyer, product, token);
  const returned = { orderStatus: 'delivered', deliveryStatus: 'returned' };
  await callDelivery(token, 'status', order._id, returned);
  return order;
}

async function placeDeliveredOrder(
  buyer: Account,
  product: { id: string; price: number },
  token: string,
): Promise<PlacedOrder> {
  const order = await placeOrder(buyer, product);
  const delivered = { orderStatus: 'delivered', deliveryStatus: 'delivered' };
  await callDelivery(token, 'status', order._id, delivered);
  return order;
}

test('a returned order is listed under Returned, not under Delivered', async ({
  admin,
  shopper,
  testData,
}) => {
  const [product, token] = [await testData.product(), await tokenOf(admin.account)];
  const returned = await placeReturnedOrder(shopper.account, product, token);
  const kept = await placeDeliveredOrder(shopper.account, product, token);
  const { page } = admin;
  const row = ({ orderId }: PlacedOrder) => page.getByRole('row', { name: new RegExp(orderId) });
  await admin.opens('/dashboard/orders?status=delivered');
  await expect(row(kept)).toContainText('Delivered');
  await expect(row(returned)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Order status' }).selectOption('Returned');
  await expect(row(returned)).toContainText('Returned');
  await expect(row(kept)).toHaveCount(0);
});

test('the status filter applies to the results of a search', async ({ admin, shopper, testData }) => {
  const token = await tokenOf(admin.account);
  const { orderId } = await placeReturnedOrder(shopper.account, await testData.product(), token);
  await admin.opens(`/dashboard/orders?q=${orderId}&status=delivered`);
  await expect(admin.page.getByText(/No order found for/)).toBeVisible();
  await admin.opens(`/dashboard/orders?q=${orderId}&status=returned`);
  await expect(admin.page.getByRole('row', { name: new RegExp(orderId) })).toBeVisible();
});

test('the overview links its returned orders to their list', async ({ admin, shopper, testData }) => {
  await placeReturnedOrder(shopper.account, await testData.product(), await tokenOf(admin.account));
  await admin.opens('/dashboard');
  const statuses = admin.page.getByRole('region', { name: 'Orders by status' });
  await expect(statuses.getByRole('link', { name: 'Returned' })).toHaveAttribute('href', /status=returned$/);
});

test('a customer sees a returned order as returned in the list and on the profile', async ({
  shopper,
  testData,
}) => {
  const [product, staff] = [await testData.product(), await testData.account('admin')];
  const token = await tokenOf(staff);
  const returned = await placeReturnedOrder(shopper.account, product, token);
  const kept = await placeDeliveredOrder(shopper.account, product, token);
  const { page } = shopper;
  await shopper.opens('/orders?status=delivered');
  await expect(page.getByText(kept.orderId)).toBeVisible();
  await expect(page.getByText(returned.orderId)).toHaveCount(0);
  await shopper.opens('/orders?status=returned');
  await expect(page.getByText(returned.orderId)).toBeVisible();
  await shopper.opens('/profile');
  await expect(page.getByRole('button', { name: new RegExp(returned.orderId) })).toContainText('Returned');
});

test('a row names the recipient if it differs from the account holder', async ({
  admin,
  shopper,
  testData,
}) => {
  const product = await testData.product();
  const { name } = shopper.account;
  const gift = await placeOrder(shopper.account, product, { recipientName: 'Shirin Akhter' });
  const own = await placeOrder(shopper.account, product, { recipientName: name });
  const { page } = admin;
  await admin.opens('/dashboard/orders');
  const cellOf = (orderId: string) =>
    page.getByRole('row', { name: new RegExp(orderId) }).getByRole('cell', { name });
  await expect(cellOf(gift.orderId)).toContainText('For Shirin Akhter');
  await expect(cellOf(own.orderId)).toContainText(shopper.account.email);
  await expect(cellOf(own.orderId)).not.toContainText('For ');
});
