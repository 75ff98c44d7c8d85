import { expect, test } from '../fixtures/browser/shop-test.ts';
import { waitForHydration } from '../fixtures/browser/wait-for-hydration.ts';

test('the drawer traps the focus and restores it when Escape closes it', async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/about');
  await waitForHydration(page);
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByText('Welcome! Sign in to your account')).toBeVisible();
  for (let stop = 0; stop < 25; stop += 1) await page.keyboard.press('Tab');
  expect(await drawer.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a link of the drawer moves the focus to the content of its page', async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/about');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact us' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Contact us', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'the account menu opens, closes and logs out by keyboard without losing the focus',
  { tag: '@desktop' },
  async ({ shopper }) => {
    const { page } = shopper;
    await shopper.opens('/about');
    const opener = page.getByRole('button', { name: 'Account menu' });
    await opener.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'View Profile' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'View Profile' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeFocused();
  },
);
