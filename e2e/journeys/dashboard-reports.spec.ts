import { readFile } from 'node:fs/promises';
import { addDays, dhakaDay, formatDhakaDate, startOfDhakaDay } from '@nargisus/domain/time';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { gateway } from '../fixtures/orders/gateway.ts';
import { mailbox } from '../fixtures/local-stack/mailbox.ts';
import { payWithoutOrder, placeOrder } from '../fixtures/orders/place-order.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { failOnce } from '../fixtures/network/fail-once.ts';

// One after the other: the mail service breaks for everybody.
test.describe.configure({ mode: 'default' });

test(
  "the day's report is downloaded and mailed; an error shows its message",
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    const saree = await testData.product({ name: 'জামদানি শাড়ি' });
    const { orderId } = await placeOrder(shopper.account, saree);
    const today = dhakaDay(new Date());
    const { page } = admin;
    await admin.opens('/dashboard/reports');
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue(today);

    // Without a day nothing is downloaded, today's neither.
    await page.getByLabel('Date', { exact: true }).fill('');
    await expect(page.getByText('Please choose a date')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
    await page.getByLabel('Date', { exact: true }).fill(today);

    await failOnce(page, '**/download-csv*', 404);
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect(page.getByText('Failed to download report')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`daily-orders-report-${today}.csv`);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toContain(orderId);
    expect(csv).toContain('জামদানি শাড়ি');
    await expect(page.getByText('CSV report download started!')).toBeVisible();

    await expect(page.getByRole('button', { name: 'Email PDF' })).toBeDisabled();
    const address = `boss-${Date.now()}@nargisus.test`;
    await page.getByLabel('Email address').fill('  ');
    await expect(page.getByRole('button', { name: 'Email CSV' })).toBeDisabled();
    await page.getByLabel('Email address').press('Enter');
    await expect(page.getByText('Please enter an email address')).toBeVisible();
    await page.getByLabel('Email address').fill(address);
    await expect(page.getByText('Please enter an email address')).toBeHidden();
    await page.getByRole('button', { name: 'Email PDF' }).click();
    await expect(page.getByText(`Report emailed successfully to ${address}!`)).toBeVisible();
    const [mail] = await mailbox.mailsTo(address);
    expect(mail?.attachments[0]?.filename).toBe(`daily-orders-report-${today}.pdf`);

    await failOnce(page, '**/api/reports/demo');
    await page.getByRole('button', { name: 'Send Demo Report' }).click();
    await expect(page.getByText('Failed to send demo report')).toBeVisible();
    await page.getByRole('button', { name: 'Send Demo Report' }).click();
    await expect(page.getByText(`Demo reports sent to ${admin.account.email}!`)).toBeVisible();
  },
);

test('a failed report is shown with its reason and can be resent', { tag: '@phone' }, async ({ admin }) => {
  const day = addDays(dhakaDay(new Date()), -5);
  const token = await tokenOf(admin.account);
  const { page } = admin;
  await admin.opens('/dashboard/reports');
  const row = page.getByRole('row', { name: new RegExp(formatDhakaDate(startOfDhakaDay(day))) });
  const again = row.getByRole('button', { name: /^Send the report of/ });
  await mailbox.injectFaults({ status: 503 });
  await call(`/api/reports/${day}/resend`, { method: 'POST', token }).finally(() => mailbox.clearFaults());
  await expect(row).toContainText('Failed');
  await expect(row).toContainText('SendGrid answered 503');

  await failOnce(page, '**/api/reports/*/resend');
  await again.click();
  await expect(page.getByText('Failed to email report')).toBeVisible();
  await again.click();
  await expect(page.getByText(/^Report emailed successfully to .+!$/)).toBeVisible();
  await expect(row).toContainText('Sent');
  await expect(row).not.toContainText('503');
});

test(
  'a payment without an order is refunded from the Reports tab, or recorded as refunded by hand',
  { tag: '@phone' },
  async ({ admin, shopper, testData }) => {
    const [first, second] = [
      await payWithoutOrder(shopper.account, testData),
      await payWithoutOrder(shopper.account, testData),
    ];
    const { page } = admin;
    await failOnce(page, '**/api/payments?*');
    await admin.opens('/dashboard/reports');
    const payments = page.getByRole('region', { name: 'Payments waiting for you' });
    await expect(payments).toContainText('Failed to fetch payments');
    await payments.getByRole('button', { name: 'Retry' }).click();

    const row = payments.getByRole('row', { name: new RegExp(first) });
    await expect(row).toContainText('A product is out of stock');
    const outcome = page.getByRole('alertdialog');
    await failOnce(page, '**/api/payments/*/refund');
    await row.getByRole('button', { name: `Refund ${first}` }).click();
    await expect(outcome).toContainText(/৳1,310\.00 goes back to .+ the way it was paid/);
    await outcome.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(outcome).toContainText('Failed to refund the payment');
    await outcome.getByRole('button', { name: 'OK' }).click();
    await expect(outcome).toBeHidden();
    await row.getByRole('button', { name: `Refund ${first}` }).click();
    await expect(outcome).toContainText(/৳1,310\.00 goes back to .+ the way it was paid/);
    await outcome.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(outcome).toContainText('Success!');
    await expect(outcome).toContainText('The refund has been requested.');
    await outcome.getByRole('button', { name: 'OK' }).click();
    await expect(row).toContainText(/Taken on|Refunded/);
    expect((await gateway.payment(first)).refunds).toHaveLength(1);

    const other = payments.getByRole('row', { name: new RegExp(second) });
    await other.getByRole('button', { name: 'Refunded by hand' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('Please enter the reference');
    await dialog.getByLabel('Reference of the refund').fill('bKash 7H2K9');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(outcome).toContainText('The refund has been noted.');
    await outcome.getByRole('button', { name: 'OK' }).click();
    await expect(other).toContainText('Refunded');
    await expect(other.getByRole('button')).toHaveCount(0);
  },
);
