import type { Locator } from '@playwright/test';
import { applyAppearance } from '../fixtures/browser/appearance.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { openOrderPage } from '../fixtures/orders/open-order-page.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

for (const width of [1280, 1600]) {
  test(`a product id takes one line of its table row at ${width} px, and the name has room`, async ({
    admin,
  }) => {
    const { page } = admin;
    await page.setViewportSize({ width, height: 800 });
    // Products of the seed: those of other tests have ids of any length.
    await admin.opens('/dashboard/products?q=PROD_17');
    const rows = page.getByRole('table').locator('tbody > tr');
    await expect(rows.nth(1)).toContainText('PROD_17');
    const ids = await rows.locator('td:nth-child(4) span').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return {
          text: cell.textContent,
          lines: new Set([...range.getClientRects()].map(({ top }) => top)).size,
        };
      }),
    );
    expect(ids.length).toBeGreaterThan(1);
    expect(ids.filter(({ lines }) => lines !== 1)).toEqual([]);
    const names = await rows
      .locator('td:nth-child(3)')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    expect(Math.min(...names)).toBeGreaterThanOrEqual(130);
  });
}

for (const [width, columns, layout] of [
  [360, 1, 'one column'],
  [768, 2, 'two columns'],
] as const) {
  test(`products are cards in ${layout} at ${width} px, the name beside the picture`, async ({ admin }) => {
    const { page } = admin;
    await page.setViewportSize({ width, height: 800 });
    await admin.opens('/dashboard/products');
    const rows = page.getByRole('table').locator('tbody > tr');
    await expect(rows.nth(1)).toBeVisible();
    const boxOf = async (index: number, part: string) => (await rows.nth(index).locator(part).boundingBox())!;
    // Retried: a product of another test can move the rows between two measurements.
    await expect(async () => {
      const [picture, name, card] = [
        await boxOf(0, 'td:nth-child(2) > div > *'),
        await boxOf(0, 'strong'),
        await boxOf(0, 'xpath=.'),
      ];
      expect(picture.x - card.x, 'picture at the left edge').toBeLessThan(20);
      const gap = name.x - (picture.x + picture.width);
      expect(gap, 'name beside the picture').toBeGreaterThan(7);
      expect(gap, 'name beside the picture').toBeLessThan(17);
      const middle = name.y + name.height / 2;
      expect(middle, 'name as high as the picture').toBeGreaterThan(picture.y);
      expect(middle, 'name as high as the picture').toBeLessThan(picture.y + picture.height);
      const nextCell = await boxOf(0, 'td:nth-child(5)');
      expect(nextCell.y, 'other cells below').toBeGreaterThanOrEqual(picture.y + picture.height);
      const second = await boxOf(1, 'xpath=.');
      expect(second.y === card.y, layout).toBe(columns === 2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }).toPass({ timeout: 15_000 });
  });
}

for (const { update, cancel, appearance } of [
  { update: 'Update Status', cancel: 'Cancel order', appearance: { language: 'en', scheme: 'light' } },
  { update: 'অবস্থা বদলান', cancel: 'অর্ডার বাতিল করুন', appearance: { language: 'bn', scheme: 'dark' } },
] as const) {
  test(`order dialogs fit a phone with their buttons visible: ${appearance.language}`, async ({
    admin,
    shopper,
    testData,
  }) => {
    const { page } = admin;
    const { _id } = await placeOrder(shopper.account, await testData.product());
    const { dialog, outcome } = await openOrderPage(admin, _id);
    await applyAppearance(page, appearance);
    await page.getByRole('button', { name: update }).click();
    await expect(dialog.locator('[type=submit]')).toBeInViewport({ ratio: 1 });
    expect(await clippedTexts(dialog)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: cancel }).click();
    await expect(outcome).toBeVisible();
    expect(await clippedTexts(outcome)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(outcome).toBeHidden();
  });
}

/** Returns headings and buttons whose text is wider than their box. */
const clippedTexts = (dialog: Locator) =>
  dialog
    .locator('h2, button')
    .evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent));
