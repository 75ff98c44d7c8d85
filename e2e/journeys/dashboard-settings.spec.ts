import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

// All tests share the shop and its settings: each uses a field of its own, on one device.

test(
  'a saved setting is on the contact page and in the history',
  { tag: '@desktop' },
  async ({ admin, guest }) => {
    const { page } = admin;
    await admin.opens('/dashboard/settings');
    const licence = `TRAD/DSCC/${Date.now()}`;
    const field = page.getByLabel('Trade licence');
    await field.fill(licence);
    await page.getByRole('button', { name: 'Save changes' }).press('Enter');
    await expect(page.getByText('Settings saved')).toBeVisible();
    await expect(page.getByText('Nothing has been changed.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: licence })).toContainText('Nargis Sultana');

    await guest.opens('/contact');
    await expect(guest.page.getByText(licence)).toBeVisible();
  },
);

test('a colleague’s change of an edited field is shown, and replaced only when staff keep theirs', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  await admin.opens('/dashboard/settings');
  const field = page.getByLabel('DBID');
  const before = await field.inputValue();
  await field.fill('Mine');
  const token = await tokenOf(await testData.account('admin', 'Salma Begum'));
  await call('/api/settings/shop', {
    method: 'PUT',
    token,
    body: { changes: { dbid: { from: before, to: 'Theirs' } } },
  });
  const notice = page.getByRole('alert').filter({ hasText: 'changed this just now' });
  await expect(notice).toContainText('Salma Begum changed this just now');
  await expect(notice).toContainText('DBID: “Theirs”. You have “Mine”.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Keep “Mine”' }).click();
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Nothing has been changed.')).toBeVisible();
  expect((await testData.db.doc('settings/shop').get()).get('values.dbid')).toBe('Mine');
});

test('leaving the tab asks before unsaved changes are lost', { tag: '@desktop' }, async ({ admin }) => {
  const { page } = admin;
  await admin.opens('/dashboard/settings');
  await page.getByLabel('BIN').fill('not saved');
  await page.getByRole('tab', { name: 'Customers' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('BIN')).toHaveValue('not saved');
  await page.getByRole('tab', { name: 'Customers' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByText('Total Users')).toBeVisible();
});
