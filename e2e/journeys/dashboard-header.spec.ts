import { expect, test } from '../fixtures/browser/shop-test.ts';

test('on desktop the dashboard’s header changes language and appearance and logs out', async ({ admin }) => {
  const { page } = admin;
  await page.setViewportSize({ width: 1280, height: 800 });
  await admin.opens('/dashboard');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('tab', { name: /^অর্ডার/ })).toBeVisible();
  await header.getByRole('button', { name: 'English' }).click();
  await header.getByLabel('Appearance').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await header.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
});

test('on a phone the dashboard’s menu changes language and appearance and offers the logout', async ({
  admin,
}) => {
  const { page } = admin;
  await admin.opens('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await menu.getByText('Light', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await menu.getByText('বাংলা', { exact: true }).click();
  await expect(menu.getByRole('button', { name: 'লগআউট' })).toBeVisible();
  await menu.getByText('English', { exact: true }).click();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
});
