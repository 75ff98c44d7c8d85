import { expect, test } from '../fixtures/browser/shop-test.ts';

test(
  'staff change language and appearance and log out within the dashboard, on desktop and phone',
  { tag: '@phone' },
  async ({ admin }) => {
    const { page } = admin;
    await page.setViewportSize({ width: 1280, height: 800 });
    await admin.opens('/dashboard');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'বাংলা' }).click();
    await expect(page.getByRole('tab', { name: /^অর্ডার/ })).toBeVisible();
    await header.getByRole('button', { name: 'English' }).click();
    await header.getByLabel('Appearance').selectOption('Dark');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByText('Light', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
    await menu.getByText('বাংলা', { exact: true }).click();
    await expect(menu.getByRole('button', { name: 'লগআউট' })).toBeVisible();
    await menu.getByText('English', { exact: true }).click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();

    await page.setViewportSize({ width: 1280, height: 800 });
    await header.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
  },
);
