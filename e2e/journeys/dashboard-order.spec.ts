import { expect, test } from '../fixtures/browser/shop-test.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { failOnce } from '../fixtures/network/fail-once.ts';
import { gateway, returnFromGateway } from '../fixtures/orders/gateway.ts';
import { openOrderPage } from '../fixtures/orders/open-order-page.ts';
import { beginPayment, placeOrder, placePaidOrder } from '../fixtures/orders/place-order.ts';
import { cancelOrder } from '../fixtures/orders/staff-calls.ts';

test('a staff note is rejected when it is empty or too long', async ({ admin, shopper, testData }) => {
  const { _id } = await placeOrder(shopper.account, await testData.product());
  await admin.opens(`/dashboard/orders/${_id}`);
  const notes = admin.page.getByRole('region', { name: 'Staff notes' });
  await expect(notes).toContainText('No notes yet.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes).toContainText('Please write a note');
  await notes.getByLabel('Write a note').fill('x'.repeat(1001));
  await expect(notes).toContainText('1,001 of 1,000');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes).toContainText('Please use at most 1000 characters');
});

test('a staff note keeps its text when adding it fails, and is listed with its author once added', async ({
  admin,
  shopper,
  testData,
}) => {
  const { _id } = await placeOrder(shopper.account, await testData.product());
  const { page } = admin;
  await admin.opens(`/dashboard/orders/${_id}`);
  const notes = page.getByRole('region', { name: 'Staff notes' });
  const field = notes.getByLabel('Write a note');
  await field.fill('Call before delivery.\nগেটে দারোয়ান আছে।');
  await failOnce(page, '**/notes');
  await notes.getByRole('button', { name: 'Add note' }).click();
  const outcome = page.getByRole('alertdialog');
  await expect(outcome).toContainText('Failed to add the note. Please try again.');
  await outcome.getByRole('button', { name: 'OK' }).click();
  await expect(field).toHaveValue(/Call before delivery/);

  await notes.getByRole('button', { name: 'Add note' }).click();
  const note = notes.getByRole('listitem');
  await expect(note).toContainText('Call before delivery.');
  await expect(note).toContainText('Nargis Sultana');
  await expect(field).toHaveValue('');
});

test('a colleague’s note appears first without a refresh', async ({ admin, shopper, testData }) => {
  const { _id } = await placeOrder(shopper.account, await testData.product());
  const addNote = async (token: string, text: string) =>
    call(`/api/orders/${_id}/notes`, { method: 'POST', token, body: { text } });
  await addNote(await tokenOf(admin.account), 'Call before delivery.');
  await admin.opens(`/dashboard/orders/${_id}`);
  const notes = admin.page.getByRole('region', { name: 'Staff notes' }).getByRole('listitem');
  await expect(notes).toHaveCount(1);
  const colleague = await testData.account('admin', 'Salma Begum');
  await addNote(await tokenOf(colleague), 'Called: she is at home after six.');
  await expect(notes.first()).toContainText('she is at home after six');
  await expect(notes.first()).toContainText('Salma Begum');
  await expect(notes).toHaveCount(2);
});

test('payment attempts that failed to load are loaded on retry', async ({ admin, shopper, testData }) => {
  const { page } = admin;
  const { _id } = await placeOrder(shopper.account, await testData.product());
  await failOnce(page, '**/payments');
  await admin.opens(`/dashboard/orders/${_id}`);
  const attempts = page.getByRole('region', { name: 'Payment attempts' });
  await expect(attempts).toContainText('Failed to fetch payments');
  await attempts.getByRole('button', { name: 'Retry' }).click();
  await expect(attempts).toContainText('To be paid in cash on delivery');
});

test('an order lists every payment attempt of its customer with its outcome', async ({
  admin,
  shopper,
  testData,
}) => {
  const product = await testData.product();
  const failed = await beginPayment(shopper.account, product);
  await returnFromGateway((await gateway.choose(failed, 'fail'))!);
  const unfulfilled = await beginPayment(shopper.account, product);
  await testData.changeProduct(product.id, { inStock: false });
  await returnFromGateway((await gateway.choose(unfulfilled, 'card'))!);
  await testData.changeProduct(product.id, { inStock: true });
  const expired = await beginPayment(shopper.account, product);
  await gateway.choose(expired, 'expire');
  await gateway.notify(expired, 'EXPIRED');
  const unfinished = await beginPayment(shopper.account, product);
  const { _id, tranId } = await placePaidOrder(shopper.account, product, testData);

  await admin.opens(`/dashboard/orders/${_id}`);
  const attempts = admin.page.getByRole('region', { name: 'Payment attempts' }).getByRole('listitem');
  await expect(attempts).toHaveCount(5);
  await expect(attempts.nth(1)).toContainText('Not finished');
  await expect(attempts.nth(1)).toContainText(unfinished);
  await expect(attempts.nth(2)).toContainText('Expired');
  await expect(attempts.nth(3)).toContainText('Paid, without an order');
  await expect(attempts.nth(3)).toContainText('A product is out of stock');
  await expect(attempts.first()).toContainText('Paid');
  await expect(attempts.first()).toContainText(tranId);
  await expect(attempts.first()).toContainText('BKASH');
  await expect(attempts.last()).toContainText('Failed');
});

test("an order's documents are downloaded", async ({ admin, shopper, testData }) => {
  const { page } = admin;
  const { _id, orderId } = await placePaidOrder(shopper.account, await testData.product(), testData);
  await admin.opens(`/dashboard/orders/${_id}`);
  for (const [button, document] of [
    ['Invoice (PDF)', 'invoice'],
    ['Packing slip (PDF)', 'slip'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(`${orderId}-${document}.pdf`);
  }
});

test('a failed download of a document shows an error', async ({ admin, shopper, testData }) => {
  const { page } = admin;
  const { _id } = await placeOrder(shopper.account, await testData.product());
  const { outcome } = await openOrderPage(admin, _id);
  await page.route('**/invoice?*', (route) => route.fulfill({ status: 404, body: '<html>' }));
  await page.getByRole('button', { name: 'Invoice (PDF)' }).click();
  await expect(outcome).toContainText('Error!');
  await expect(outcome).toContainText('Failed to download the invoice');
  await outcome.getByRole('button', { name: 'OK' }).click();
});

test('the refund and the cancellation of a paid order appear on its open page', async ({
  admin,
  shopper,
  testData,
}) => {
  const { page } = admin;
  const { _id } = await placePaidOrder(shopper.account, await testData.product(), testData);
  await admin.opens(`/dashboard/orders/${_id}`);
  const attempt = page.getByRole('region', { name: 'Payment attempts' }).getByRole('listitem');
  await expect(attempt).toContainText('Paid');
  await cancelOrder(await tokenOf(admin.account), _id);
  await expect(attempt).toContainText(/Taken on by the gateway|Back with the customer/);
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Cancelled by the shop');
});

test('the page stays usable after a response that arrives while its dialog closes', async ({
  admin,
  shopper,
  testData,
}) => {
  test.slow(); // a dialog for each delay
  const { _id } = await placeOrder(shopper.account, await testData.product());
  const { page } = admin;
  let delay = 0;
  await page.route('**/api/orders/*/cancel', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.fulfill({ status: 200, body: '<html>' });
  });
  const { outcome } = await openOrderPage(admin, _id);
  // A dialog takes some 200 ms to fade out.
  for (delay = 130; delay <= 230; delay += 5) {
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await outcome.getByRole('button', { name: 'Yes, cancel the order' }).click();
    await outcome.getByRole('button', { name: 'OK' }).click();
    await expect(page.locator('#root'), `${delay} ms`).not.toHaveAttribute('aria-hidden');
    await expect(page.locator('body'), `${delay} ms`).not.toHaveCSS('overflow', 'hidden');
  }
});
