import { expect, test } from '../fixtures/browser/shop-test.ts';
import { waitForHydration } from '../fixtures/browser/wait-for-hydration.ts';

test(
  'the banner advances every five seconds, pauses for one after a dot, and can be paused',
  { tag: '@all-devices' },
  async ({ guest }) => {
    const { page } = guest;
    await page.clock.install();
    await guest.opens('/');
    await expect(page.getByText(/^0\d \/ 04$/)).toBeVisible();
    await expect(page.locator('[data-running="true"]').first()).toBeAttached(); // prerendered HTML is not animated
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));

    await page.getByRole('button', { name: 'Go to slide 1: Bottom Wear' }).click();
    await expect(page.getByText('01 / 04')).toBeVisible();
    await page.clock.runFor(1_000); // pauses after the dot, then starts its five seconds again
    await expect(page.locator('[data-running="true"]').first()).toBeAttached();
    await page.clock.runFor(4_999);
    await expect(page.getByText('01 / 04')).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByText('02 / 04')).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(page.getByText('01 / 04')).toBeVisible();

    await page.getByRole('button', { name: 'Pause slides' }).click();
    await page.clock.runFor(60_000);
    await expect(page.getByText('01 / 04')).toBeVisible();
  },
);

test(
  'the wheel moves through the slides and past the last one scrolls the page',
  { tag: '@desktop' },
  async ({ guest }) => {
    const { page } = guest;
    await guest.opens('/');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Pause slides' }).click();
    await page.getByRole('button', { name: 'Go to slide 3: Everyday Essentials' }).click();
    await expect(page.getByText('03 / 04')).toBeVisible();
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 100);
    await expect(page.getByText('04 / 04')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(async () => {
      await page.mouse.wheel(0, 100);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    }).toPass();
  },
);

test('a slide links to the products', { tag: '@desktop' }, async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Pause slides' }).click();
  await page.getByRole('button', { name: /^Go to slide 4/ }).click();
  await expect(page.getByText('04 / 04')).toBeVisible();
  await page
    .getByRole('group', { name: '4 of 4' })
    .getByRole('link', { name: 'Browse the Collection' })
    .click();
  await expect(page).toHaveURL('/products');
});
