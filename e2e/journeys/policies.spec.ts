import { expect, test } from '../fixtures/browser/shop-test.ts';

test('the footer leads to the policies, which are in the HTML before the app runs', async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/about');
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Policies' });
  await links.getByRole('link', { name: 'Returns' }).click();
  await expect(page).toHaveURL('/returns');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelling and returns');
  await expect(page.getByRole('heading', { name: 'Wrong size' })).toBeVisible();
  expect(await (await page.request.get('/terms')).text()).toContain(
    'Directorate of National Consumer Rights',
  );

  await page.getByRole('main').getByRole('link', { name: 'Delivery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery');
  await expect(page.getByText('৳60.00')).toBeVisible();
});

test('a Bangla reader reads the policies in Bangla', async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/privacy');
  await page.getByRole('contentinfo').getByText('বাংলা').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('গোপনীয়তা');
  await expect(page.getByRole('heading', { name: 'আর কে দেখে' })).toBeVisible();
});

test(
  'a policy that staff write in one language replaces the standard text in both',
  { tag: '@desktop' },
  async ({ admin, guest }) => {
    const { page } = admin;
    await admin.opens('/dashboard/settings');
    await page.getByRole('link', { name: 'Policy pages' }).click();
    await page.getByLabel('Returns in English').fill('## Our way\nBring it to the shop.\n\n- With the bill');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    try {
      await expect
        .poll(async () => (await guest.page.request.get('/returns')).text())
        .toContain('Bring it to the shop.');
      await guest.opens('/returns');
      await expect(guest.page.getByRole('heading', { name: 'Our way' })).toBeVisible();
      await expect(guest.page.getByRole('listitem').filter({ hasText: 'With the bill' })).toBeVisible();
      await guest.page.getByRole('contentinfo').getByText('বাংলা').click();
      await expect(guest.page.getByText('Bring it to the shop.')).toHaveCount(1);
      await expect(guest.page.locator('[lang=en]').filter({ hasText: 'Bring it' })).toBeVisible();
    } finally {
      await page.getByLabel('Returns in English').fill('');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Nothing has been changed.')).toBeVisible();
    }
  },
);
