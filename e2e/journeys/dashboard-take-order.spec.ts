import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { storedTexts } from '../fixtures/data/stored-texts.ts';
import { ADDRESS } from '../fixtures/orders/drafts.ts';

test('staff take an order by phone: errors, the total to agree on, and the order that waits to be packed', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  await admin.opens('/dashboard/orders');
  await page.getByRole('button', { name: 'Take an order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take an order' });
  await dialog.getByRole('button', { name: 'Show the total' }).click();
  await expect(dialog.getByText('Add at least one product.')).toBeVisible();
  await expect(dialog.getByText('Recipient phone is required')).toBeVisible();
  await expectPageQuality(page, async () => storedTexts(testData));

  await dialog.getByLabel('Ordered by').selectOption('whatsapp');
  await dialog.getByLabel('Search products to add').fill('saree');
  await dialog
    .getByRole('button', { name: /^Add: / })
    .first()
    .click();
  await dialog.getByLabel('Recipient name').fill(ADDRESS.recipientName);
  await admin.fillsAddress();
  await dialog.getByRole('button', { name: 'Show the total' }).click();
  await expect(dialog.getByText(/^To collect at the door: ৳/)).toBeVisible();
  // Leaving asks first.
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard this order?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: /^Take the order for ৳/ }).click();

  await expect(page).toHaveURL(/\/dashboard\/orders\/[0-9a-f]{32}$/);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('Order taken on WhatsApp');
  await expect(timeline).toContainText('Nargis Sultana');
});
