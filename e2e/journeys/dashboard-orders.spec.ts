import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { clickAgainAfterFailure } from '../fixtures/browser/click-again-after-failure.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { failOnce } from '../fixtures/network/fail-once.ts';

test(
  'an order is assigned, shipped, sent out and delivered, and a colleague sees each transition live',
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    test.slow(); // four steps, each with its dialog, in two windows
    const { orderId } = await placeOrder(shopper.account, await testData.product());
    const short = orderId.slice(-5);
    const { page } = admin;

    await admin.opens(`/dashboard/delivery`);
    const colleague = await page.context().newPage();
    await colleague.goto(`/dashboard/orders?q=${orderId}`);
    const seen = colleague.getByRole('row', { name: new RegExp(orderId) });
    await expect(seen).toContainText('Confirmed');

    const row = page.getByRole('row', { name: new RegExp(short) });
    await row.getByRole('button', { name: 'Assign Delivery' }).click();
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page.getByText('Delivery person name is required')).toBeVisible();
    await page.getByLabel('Delivery person name').fill('Karim Sheikh');
    const assign = page.getByRole('button', { name: 'Assign', exact: true });
    await clickAgainAfterFailure(assign, '**/api/delivery/assign/*', 'Failed to assign delivery person');
    const outcome = page.getByRole('alertdialog');
    const dismiss = async (words: string) => {
      await expect(outcome).toContainText('Success!');
      await expect(outcome).toContainText(words);
      await outcome.getByRole('button', { name: 'OK' }).click();
      await expect(outcome).toBeHidden();
    };
    await dismiss('Delivery person assigned successfully!');
    await expect(seen).toContainText('Processing');

    await expect(row.getByRole('button', { name: 'Assign Delivery' })).toHaveCount(0);
    await row.getByRole('button', { name: 'Mark Shipped' }).click();
    await page.getByLabel('Tracking info (optional)').fill('SA-Paribahan 4471');
    const ship = page.getByRole('dialog').getByRole('button', { name: 'Mark Shipped' });
    await clickAgainAfterFailure(ship, '**/api/delivery/ship/*', 'Failed to mark order as shipped');
    await dismiss('Order marked as shipped!');
    await expect(seen).toContainText('Shipped');

    await page.getByRole('button', { name: 'In Transit', exact: true }).click();
    const sendOut = row.getByRole('button', { name: 'Out for Delivery' });
    await clickAgainAfterFailure(sendOut, '**/api/delivery/status/*', 'Failed to update order status');
    // One press without a question can be taken back.
    await outcome
      .filter({ hasText: 'Order is out for delivery!' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await dismiss('Taken back: the order is in transit again.');
    await sendOut.click();
    await dismiss('Order is out for delivery!');

    await page
      .getByRole('group', { name: 'Delivery Status Management', exact: true })
      .getByRole('button', { name: 'Out for Delivery' })
      .click();
    await row.getByRole('button', { name: 'Mark Delivered' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('Order delivered successfully');
    const deliver = page.getByRole('dialog').getByRole('button', { name: 'Mark Delivered' });
    await clickAgainAfterFailure(deliver, '**/api/delivery/deliver/*', 'Failed to mark order as delivered');
    await dismiss('Order delivered successfully');
    await expect(seen).toContainText('Delivered');
  },
);

test(
  'filter, sorting, page and the open row survive a reload through the URL',
  { tag: '@phone' },
  async ({ admin }) => {
    const { page } = admin;
    await admin.opens('/dashboard/orders');
    await page.getByLabel('Sort by').selectOption('highest');
    const total = page.getByRole('columnheader', { name: 'Total' });
    await expect(total).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    // Until then the rows of the first page stand there: one of those would be opened, and go with them.
    await expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled();
    await page
      .getByRole('button', { name: /^Show details of/ })
      .nth(2)
      .click();
    await expect(page).toHaveURL(/sort=highest.*after=.*open=/);
    await expect(page.getByText('Shipping address')).toBeVisible();
    const [address, rows] = [page.url(), await page.getByRole('row').allTextContents()];
    await page.reload();
    await expect(page.getByText('Shipping address')).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(total).toHaveAttribute('aria-sort', 'descending');
    const again = await page.getByRole('row').allTextContents();
    // Excludes orders that other tests place during this one: the list is live.
    const [same, were] = [
      again.filter((row) => rows.includes(row)),
      rows.filter((row) => again.includes(row)),
    ];
    expect(same).toEqual(were);
    expect(same.length).toBeGreaterThanOrEqual(rows.length - 5);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(page.getByText('Shipping address')).toBeHidden();
  },
);

test(
  "an order's page shows its history; deleting asks for confirmation and removes the row for everyone",
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    const { _id, orderId } = await placeOrder(shopper.account, await testData.product());
    await call(`/api/delivery/assign/${_id}`, {
      method: 'PUT',
      token: await tokenOf(admin.account),
      body: { deliveryPersonName: 'Karim Sheikh', deliveryNotes: '' },
    });
    const { page } = admin;
    await admin.opens(`/dashboard/orders?q=${orderId}`);
    const seen = page.getByRole('row', { name: new RegExp(orderId) });
    await seen.getByRole('link', { name: `Open ${orderId}` }).click();
    await expect(page.getByRole('heading', { name: orderId })).toBeVisible();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline).toContainText('Delivery person assigned');
    await expect(timeline).toContainText('Nargis Sultana');
    await expect(timeline.getByRole('listitem')).toHaveCount(2);

    await page.getByRole('link', { name: 'Back to orders' }).click();
    await expect(page).toHaveURL(`/dashboard/orders?q=${orderId}`);
    await seen.getByRole('button', { name: `Delete ${orderId}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(seen).toBeVisible();
    await failOnce(page, '**/api/orders/*/delete');
    await seen.getByRole('button', { name: `Delete ${orderId}` }).click();
    await question.getByRole('button', { name: 'Yes, delete it!' }).click();
    await expect(question).toContainText('Failed to delete order');
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(question).toBeHidden();
    await seen.getByRole('button', { name: `Delete ${orderId}` }).click();
    await question.getByRole('button', { name: 'Yes, delete it!' }).click();
    await expect(question).toContainText('Deleted!');
    await expect(seen).toHaveCount(0);
  },
);

test(
  'a returned parcel is listed, filtered, counted and shown as returned',
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    const { _id, orderId } = await placeOrder(shopper.account, await testData.product());
    const { orderId: kept, _id: keptId } = await placeOrder(shopper.account, await testData.product());
    const token = await tokenOf(admin.account);
    const set = (id: string, deliveryStatus: string) =>
      call(`/api/delivery/status/${id}`, {
        method: 'PUT',
        token,
        body: { orderStatus: 'delivered', deliveryStatus },
      });
    await set(_id, 'delivered');
    await set(keptId, 'delivered');
    await set(_id, 'returned');

    const { page } = admin;
    const row = (of: string) => page.getByRole('row', { name: new RegExp(of) });
    await admin.opens('/dashboard/orders?status=delivered');
    await expect(row(kept)).toContainText('Delivered');
    await expect(row(orderId)).toHaveCount(0);
    await page.getByLabel('Order status').selectOption('Returned');
    await expect(row(orderId)).toContainText('Returned');
    await expect(row(kept)).toHaveCount(0);
    // What a search finds is filtered in the browser.
    await admin.opens(`/dashboard/orders?q=${orderId}&status=delivered`);
    await expect(page.getByText(/No order found for/)).toBeVisible();
    await admin.opens(`/dashboard/orders?q=${orderId}&status=returned`);
    await expect(row(orderId)).toBeVisible();

    await admin.opens('/dashboard');
    const bars = page.getByRole('region', { name: 'Orders by status' });
    await expect(bars.getByRole('link', { name: 'Returned' })).toHaveAttribute('href', /status=returned$/);

    // The customer's list agrees with the badge too.
    await shopper.opens('/orders?status=delivered');
    await expect(shopper.page.getByText(kept)).toBeVisible();
    await expect(shopper.page.getByText(orderId)).toHaveCount(0);
    await shopper.opens('/orders?status=returned');
    await expect(shopper.page.getByText(orderId)).toBeVisible();
    await shopper.opens('/profile');
    await expect(shopper.page.getByRole('button', { name: new RegExp(orderId) })).toContainText('Returned');
  },
);

test(
  'a row names the recipient if it differs from the account holder',
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
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
  },
);
