import type { Locator, Page } from '@playwright/test';
import { applyAppearance } from '../fixtures/browser/appearance.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/* Measures how pages are rendered. */

const cards = 'main ul > li a[href^="/products/"]:has(h3)';

test(
  'select fields show their whole text and one arrow',
  { tag: '@all-devices' },
  async ({ guest, isMobile }) => {
    const { page } = guest;
    await guest.opens('/products?q=panjabi&stock=in');
    await expect(page.getByText(/of \d+ products/).first()).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('combobox', { name: 'Colour' })).toBeEnabled();
    const selects = page.locator('select');
    const sort = selects.last();
    for (const language of ['en', 'bn'] as const) {
      await applyAppearance(page, { language, scheme: 'light' });
      for (const select of await selects.all()) {
        for (const [label, room, width] of await optionWidths(select))
          expect.soft(width, `“${label}” in ${language}`).toBeLessThanOrEqual(room);
      }
    }
    const rows = await inkRowsOfArrow(sort);
    // A triangle on its tip: a wide first row, no row wider than the one above it, and the tip in the middle.
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(rows.map(({ width }) => width)).toEqual(rows.map(({ width }) => width).toSorted((a, b) => b - a));
    expect(rows[0]!.width).toBeGreaterThanOrEqual(3 * rows.at(-1)!.width);
    expect(Math.abs(rows[0]!.middle - rows.at(-1)!.middle)).toBeLessThanOrEqual(1.5);
  },
);

test(
  'the price is directly below a product name of one or two lines',
  { tag: '@all-devices' },
  async ({ guest, isMobile, testData }) => {
    const { page } = guest;
    await testData.product({ name: 'Gamcha' });
    await testData.product({ name: 'Handwoven jamdani saree from Rupganj' });
    await guest.opens('/products');
    await expect(page.locator(cards).nth(12)).toBeVisible();
    const measured = await page.locator(cards).evaluateAll((found) =>
      found.map((card) => {
        const name = document.createRange();
        name.selectNodeContents(card.querySelector('h3')!);
        const { top, bottom } = name.getBoundingClientRect();
        const lines = Math.round(
          (bottom - top) / parseFloat(getComputedStyle(card.querySelector('h3')!).lineHeight),
        );
        return { lines, gap: card.querySelector('p')!.getBoundingClientRect().top - bottom };
      }),
    );
    // Names of more than two lines are cut off with an ellipsis, and their remaining lines are hidden.
    const complete = measured.filter(({ lines }) => lines <= 2);
    // On a desktop the names may all fit on one line.
    const lines = new Set(complete.map((it) => it.lines));
    expect(isMobile ? lines : new Set([1, 2])).toEqual(new Set([1, 2]));
    for (const { gap } of complete) expect(gap).toBeLessThanOrEqual(6);
  },
);

test('the home link is as wide as the wordmark', { tag: '@all-devices' }, async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/about');
  const home = page.getByRole('link', { name: 'Nargisus, home' });
  const { link, drawing } = await home.evaluate((element) => {
    const inside = document.createRange();
    inside.selectNodeContents(element);
    return {
      link: element.getBoundingClientRect().width,
      drawing: inside.getBoundingClientRect().width,
    };
  });
  expect(link).toBeLessThanOrEqual(drawing + 1);
});

test('the next steps after an order are aligned', { tag: '@all-devices' }, async ({ shopper, testData }) => {
  const { page } = shopper;
  const { orderId } = await placeOrder(shopper.account, await testData.product());
  await shopper.opens(`/payment/success?order_id=${orderId}`);
  await expect(page.getByRole('link', { name: 'View this order' })).toBeVisible();
  await expectAligned(page.getByRole('link', { name: 'Go Home' }));
});

test(
  'an order is named by its order id on every page',
  { tag: '@all-devices' },
  async ({ shopper, testData }) => {
    const { page } = shopper;
    const { orderId } = await placeOrder(shopper.account, await testData.product());
    const main = page.getByRole('main');
    await shopper.opens('/user-profile');
    await expect(main.getByRole('button', { name: orderId })).toBeVisible();
    await shopper.opens(`/payment/success?order_id=${orderId}`);
    await expect(main.getByText(orderId)).toBeVisible();
    await shopper.opens('/orders');
    await main.getByRole('link', { name: orderId }).click();
    await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
  },
);

test('the buttons of an order are aligned', { tag: '@all-devices' }, async ({ shopper, testData }) => {
  const { page } = shopper;
  const { orderId } = await placeOrder(shopper.account, await testData.product());
  await shopper.opens(`/orders/${orderId}`);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await expectAligned(page.getByRole('button', { name: 'Print' }));
});

/** Expects each row of the buttons beside `one` to begin visibly at the same edge. */
async function expectAligned(one: Locator): Promise<void> {
  const { edge, buttons } = await one.evaluate((button) => {
    const row = button.parentElement!;
    return {
      edge: row.getBoundingClientRect().left,
      buttons: [...row.querySelectorAll(':scope > :is(a, button)')].map((it) => {
        const { borderLeftColor, backgroundColor } = getComputedStyle(it);
        const isFramed = [borderLeftColor, backgroundColor].some(
          (colour) => !/, 0\)|transparent/.test(colour),
        );
        const text = document.createRange();
        text.selectNodeContents(it);
        const { left, top } = it.getBoundingClientRect();
        // A button without border and background visibly begins at its text, unless it is as wide as the row.
        const isWholeRow = it.getBoundingClientRect().width > row.getBoundingClientRect().width - 2;
        return { top, left: isFramed || isWholeRow ? left : text.getBoundingClientRect().left };
      }),
    };
  });
  expect(buttons.length).toBeGreaterThanOrEqual(3);
  const first = buttons.filter(({ top }, at) => at === 0 || top > buttons[at - 1]!.top + 4);
  for (const { left } of first) expect(Math.abs(left - edge)).toBeLessThanOrEqual(1);
}

/** Returns each option with the width that the field leaves for it and the width of its text, in px. */
function optionWidths(select: Locator): Promise<[string, number, number][]> {
  return select.evaluate((element: HTMLSelectElement) => {
    const style = getComputedStyle(element);
    const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    return [...element.options].map(({ label }) => [label, room, pen.measureText(label).width]);
  });
}

/** Returns the rows of dark pixels in the corner of a select that contains its arrow, from top to bottom, in CSS px. */
async function inkRowsOfArrow(select: Locator): Promise<{ width: number; middle: number }[]> {
  const box = (await select.boundingBox())!;
  const clip = { x: box.x + box.width - 28, y: box.y + box.height / 2 - 8, width: 22, height: 16 };
  const picture = await select.page().screenshot({ clip, scale: 'css' });
  return inkRows(select.page(), picture.toString('base64'));
}

function inkRows(page: Page, png: string): Promise<{ width: number; middle: number }[]> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(picture, 0, 0);
    const { data, width, height } = pen.getImageData(0, 0, picture.width, picture.height);
    const inked = (x: number, y: number) => data[(y * width + x) * 4]! < 128;
    return Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (__, x) => x).filter((x) => inked(x, y)),
    )
      .filter((row) => row.length > 0)
      .map((row) => ({ width: row.length, middle: (row[0]! + row.at(-1)!) / 2 }));
  }, png);
}
