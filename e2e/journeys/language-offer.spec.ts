import type { Page } from '@playwright/test';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { publicTexts } from '../fixtures/data/stored-texts.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import type { Visitor } from '../fixtures/browser/visitor.ts';

/* The offer of Bangla to a browser that prefers it (docs/adr/0076). */

const offer = (page: Page) => page.getByRole('region', { name: 'নার্গিসাস বাংলায়ও আছে।' });

/** Opens a page and returns whether it has asked for the offer by the time that all else of the late start has come. */
async function offered(visitor: Visitor, path: string): Promise<boolean> {
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('offer-bangla') && asked.push(request.url())));
  await visitor.opens(path);
  await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' });
  await page.evaluate(() => fetch('/manifest.webmanifest', { cache: 'reload' }).then(({ ok }) => ok));
  return asked.length > 0 || (await offer(page).isVisible());
}

test.describe('a browser in Bangla', () => {
  test.use({ locale: 'bn-BD' });

  test('is offered Bangla in one line, which moves nothing, and a press switches for good', async ({
    guest,
  }) => {
    const { page } = guest;
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await guest.opens('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(offer(page)).toBeVisible();
    expect((await offer(page).boundingBox())!.height).toBeLessThanOrEqual(56);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, it) => sum + it, 0)).toBeLessThan(0.01);
    await expect(page.getByRole('banner').getByRole('button', { name: 'বাংলা' })).toBeVisible();
    await offer(page).getByRole('button', { name: 'বাংলায় দেখুন' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(offer(page)).toBeHidden();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  });

  test('is not offered it again after a close', async ({ guest }) => {
    const { page } = guest;
    await guest.opens('/about');
    await offer(page).getByRole('button', { name: 'বন্ধ করুন' }).click();
    await expect(offer(page)).toBeHidden();
    expect(await offered(guest, '/contact')).toBe(false);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test(
    'sees an offer that passes the page quality checks',
    { tag: '@all-devices' },
    async ({ guest, testData }) => {
      const { page } = guest;
      await guest.opens('/products');
      await expect(offer(page)).toBeVisible();
      await expectPageQuality(page, () => publicTexts(testData), [{ language: 'en', scheme: 'light' }]);
    },
  );
});

test('a browser in English is offered nothing', async ({ guest }) => {
  expect(await offered(guest, '/about')).toBe(false);
});
