import { readFile } from 'node:fs/promises';
import { dhakaDay } from '@nargisus/domain/time';
import { call, tokenOf } from '../fixtures/api-client.ts';
import { draftOf, newKey } from '../fixtures/drafts.ts';
import { mailbox } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test("the day's report is downloaded, read back, and mailed; a refusal is said in its words", async ({
  admin,
  shopper,
  backstage,
}) => {
  const bought = await call('/api/orders', {
    method: 'POST',
    token: await tokenOf(shopper.account),
    headers: newKey(),
    body: draftOf(await backstage.product({ name: 'জামদানি শাড়ি' })),
  });
  const { orderId } = bought.body.data as unknown as { orderId: string };
  const today = dhakaDay(new Date());
  const { page } = admin;
  await admin.opens('/dashboard/reports');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(today);

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
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Email PDF' }).click();
  await expect(page.getByText(`Report emailed successfully to ${address}!`)).toBeVisible();
  const [mail] = await mailbox.mailsTo(address);
  expect(mail?.attachments[0]?.filename).toBe(`daily-orders-report-${today}.pdf`);

  // The shop's gate answers something that is no answer of ours.
  await page.route('**/api/reports/demo', (route) => route.fulfill({ status: 200, body: '<html>' }));
  await page.getByRole('button', { name: 'Send Demo Report' }).click();
  await expect(page.getByText('Failed to send demo report')).toBeVisible();
});

test('customers are found by their address; somebody is shut out and let in again, and deleted after a question', async ({
  admin,
  backstage,
}) => {
  const account = await backstage.account('user', 'Mitali Chakma');
  const { page } = admin;
  await admin.opens('/dashboard/customers');
  await page.getByLabel('Search by e-mail, phone or name').fill(account.email);
  const row = page.getByRole('row', { name: new RegExp(account.email) });
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: 'Deactivate Mitali Chakma' }).click();
  await expect(row).toContainText('Inactive');
  await row.getByRole('button', { name: 'Activate Mitali Chakma' }).click();
  await expect(row).not.toContainText('Inactive');
  await row.getByRole('button', { name: 'Delete Mitali Chakma' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure?');
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(dialog).toContainText('Deleted!');
  await expect(row).toHaveCount(0);
});
