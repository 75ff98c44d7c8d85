import { readFile } from 'node:fs/promises';
import { addDays, dhakaDay, formatDhakaDate, startOfDhakaDay } from '@nargisus/domain/time';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { gateway } from '../fixtures/orders/gateway.ts';
import { mailbox } from '../fixtures/local-stack/mailbox.ts';
import { payWithoutOrder, placeOrder } from '../fixtures/orders/place-order.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { failOnce } from '../fixtures/network/fail-once.ts';

// Serial: a fault of the mail service applies to every test.
test.describe.configure({ mode: 'default' });

test('a report needs a date', async ({ admin }) => {
  const { page } = admin;
  await admin.opens('/dashboard/reports');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(dhakaDay(new Date()));
  await page.getByLabel('Date', { exact: true }).fill('');
  await expect(page.getByText('Please choose a date')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
});

test("the day's CSV report is downloaded, after an attempt that failed", async ({
  admin,
  shopper,
  testData,
}) => {
  const saree = await testData.product({ name: 'জামদানি শাড়ি' });
  const { orderId } = await placeOrder(shopper.account, saree);
  const { page } = admin;
  await admin.opens('/dashboard/reports');
  await failOnce(page, '**/download-csv*', 404);
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect(page.getByText('Failed to download report')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`daily-orders-report-${dhakaDay(new Date())}.csv`);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(orderId);
  expect(csv).toContain('জামদানি শাড়ি');
  await expect(page.getByText('CSV report download started!')).toBeVisible();
});

test("the day's PDF report is mailed to an address", async ({ admin }) => {
  const { page } = admin;
  await admin.opens('/dashboard/reports');
  await expect(page.getByRole('button', { name: 'Email PDF' })).toBeDisabled();
  const email = page.getByLabel('Email address');
  await email.fill('  ');
  await expect(page.getByRole('button', { name: 'Email CSV' })).toBeDisabled();
  await email.press('Enter');
  await expect(page.getByText('Please enter an email address')).toBeVisible();
  const address = `boss-${Date.now()}@nargisus.test`;
  await email.fill(address);
  await expect(page.getByText('Please enter an email address')).toBeHidden();
  await page.getByRole('button', { name: 'Email PDF' }).click();
  await expect(page.getByText(`Report emailed successfully to ${address}!`)).toBeVisible();
  const [mail] = await mailbox.mailsTo(address);
  expect(mail?.attachments[0]?.filename).toBe(`daily-orders-report-${dhakaDay(new Date())}.pdf`);
});

test('demo reports are mailed to the admin, after an attempt that failed', async ({ admin }) => {
  const { page } = admin;
  await admin.opens('/dashboard/reports');
  await failOnce(page, '**/api/reports/demo');
  await page.getByRole('button', { name: 'Send Demo Report' }).click();
  await expect(page.getByText('Failed to send demo report')).toBeVisible();
  await page.getByRole('button', { name: 'Send Demo Report' }).click();
  await expect(page.getByText(`Demo reports sent to ${admin.account.email}!`)).toBeVisible();
});

test('a failed report is shown with its reason and can be resent', async ({ admin }) => {
  const day = addDays(dhakaDay(new Date()), -5);
  const token = await tokenOf(admin.account);
  const { page } = admin;
  await admin.opens('/dashboard/reports');
  const row = page.getByRole('row', { name: new RegExp(formatDhakaDate(startOfDhakaDay(day))) });
  const resend = row.getByRole('button', { name: /^Send again: the report of/ });
  await mailbox.injectFaults({ status: 503 });
  await call(`/api/reports/${day}/resend`, { method: 'POST', token }).finally(() => mailbox.clearFaults());
  await expect(row).toContainText('Failed');
  await expect(row).toContainText('SendGrid answered 503');

  await failOnce(page, '**/api/reports/*/resend');
  await resend.click();
  await expect(page.getByText('Failed to email report')).toBeVisible();
  await resend.click();
  await expect(page.getByText(/^Report emailed successfully to .+!$/)).toBeVisible();
  await expect(row).toContainText('Sent');
  await expect(row).not.toContainText('503');
});

test('payments that failed to load are loaded on retry', async ({ admin, shopper, testData }) => {
  const tranId = await payWithoutOrder(shopper.account, testData);
  const { page } = admin;
  await failOnce(page, '**/api/payments?*');
  await admin.opens('/dashboard/reports');
  const payments = page.getByRole('region', { name: 'Payments waiting for you' });
  await expect(payments).toContainText('Failed to fetch payments');
  await payments.getByRole('button', { name: 'Retry' }).click();
  await expect(payments.getByRole('row', { name: new RegExp(tranId) })).toContainText(
    'A product is out of stock',
  );
});

test('a payment without an order is refunded once, after an attempt that failed', async ({
  admin,
  shopper,
  testData,
}) => {
  const tranId = await payWithoutOrder(shopper.account, testData);
  const { page } = admin;
  await admin.opens('/dashboard/reports');
  const row = page.getByRole('row', { name: new RegExp(tranId) });
  const outcome = page.getByRole('alertdialog');
  const requestRefund = async () => {
    await row.getByRole('button', { name: `Refund ${tranId}` }).click();
    await expect(outcome).toContainText(/৳1,310\.00 goes back to .+ the way it was paid/);
    await outcome.getByRole('button', { name: 'Refund', exact: true }).click();
  };
  await failOnce(page, '**/api/payments/*/refund');
  await requestRefund();
  await expect(outcome).toContainText('Failed to refund the payment');
  await outcome.getByRole('button', { name: 'OK' }).click();
  await expect(outcome).toBeHidden();
  await requestRefund();
  await expect(outcome).toContainText('Success!');
  await expect(outcome).toContainText('The refund has been requested.');
  await outcome.getByRole('button', { name: 'OK' }).click();
  await expect(row).toContainText(/Taken on|Refunded/);
  expect((await gateway.payment(tranId)).refunds).toHaveLength(1);
});

test('a payment without an order is recorded as refunded by hand, with a reference', async ({
  admin,
  shopper,
  testData,
}) => {
  const tranId = await payWithoutOrder(shopper.account, testData);
  const { page } = admin;
  await admin.opens('/dashboard/reports');
  const row = page.getByRole('row', { name: new RegExp(tranId) });
  await row.getByRole('button', { name: 'Refunded by hand' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Please enter the reference');
  await dialog.getByLabel('Reference of the refund').fill('bKash 7H2K9');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const outcome = page.getByRole('alertdialog');
  await expect(outcome).toContainText('The refund has been noted.');
  await outcome.getByRole('button', { name: 'OK' }).click();
  await expect(row).toContainText('Refunded');
  await expect(row.getByRole('button')).toHaveCount(0);
});
