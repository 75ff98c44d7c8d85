import { expect, test } from '../fixtures/browser/shop-test.ts';

test('by keyboard alone: the drawer holds the focus, gives it back, and leads to the content', async ({
  guest,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide windows have no drawer');
  await guest.opens('/about');
  const opener = guest.page.getByRole('button', { name: 'Open menu' });
  await opener.press('Enter');
  const drawer = guest.page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByText('Welcome! Sign in to your account')).toBeVisible();
  for (let stop = 0; stop < 25; stop += 1) await guest.page.keyboard.press('Tab');
  expect(await drawer.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await guest.page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await drawer.getByRole('link', { name: 'Contact us' }).press('Enter');
  await expect(guest.page.getByRole('heading', { name: 'Contact us', level: 1 })).toBeVisible();
  await expect(guest.page.getByRole('main')).toBeFocused();
});

test('by keyboard alone: the account menu opens, closes and logs out, and the focus is never lost', async ({
  shopper,
  isMobile,
}) => {
  test.skip(isMobile, 'runs on desktop only');
  await shopper.opens('/about');
  const opener = shopper.page.getByRole('button', { name: 'Account menu' });
  await opener.press('Enter');
  await expect(shopper.page.getByRole('menuitem', { name: 'View Profile' })).toBeFocused();
  await shopper.page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(shopper.page.getByRole('menuitem', { name: 'View Profile' })).toBeFocused();
  await shopper.page.keyboard.press('End');
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeFocused();
});
