import { expect, test } from '../fixtures/browser/shop-test.ts';
import { waitForFonts } from '../fixtures/browser/wait-for-stable.ts';

/** What a first visit to a page may fetch beside its pictures (shared budgets). */
const PAGES: readonly { path: string; requests: number }[] = [
  { path: '/', requests: 24 },
  { path: '/products', requests: 24 },
  { path: '/new-arrivals', requests: 24 },
  // Seeded products alone, each with a picture of its own, which those of other stories are not.
  { path: '/category/home-decor', requests: 24 },
  { path: '/about', requests: 20 },
  { path: '/login', requests: 44 },
];
const LAYOUT_SHIFT = 0.01;
/** Bytes of pictures in the first window. */
const PICTURES = 75 * 1024;

declare global {
  interface Window {
    shifted: number;
  }
}

test('public pages load without layout shift and within their request budgets', async ({ guest }) => {
  test.slow();
  const { page } = guest;
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') fetched.push(new URL(request.url()).pathname);
  });
  const pictures = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image')
      pictures.set(response.url(), Number(response.headers()['content-length'] ?? Number.NaN));
  });
  for (const { path, requests } of PAGES) {
    await test.step(path, async () => {
      // Each as a first visit: nothing is in the browser yet.
      const session = await page.context().newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      if (page.url() !== 'about:blank')
        await page.evaluate(() => localStorage.removeItem('nargisus.letters'));
      fetched = [];
      await guest.opens(path);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await waitForFonts(page);
      // The request budgets below were measured with it.
      // eslint-disable-next-line playwright/no-networkidle
      await page.waitForLoadState('networkidle');
      const inSight = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.currentSrc && image.getBoundingClientRect().top < innerHeight)
          .map((image) => image.currentSrc),
      );
      const bytes = [...new Set(inSight)].reduce((sum, url) => sum + (pictures.get(url) ?? Number.NaN), 0);
      const shifted = await page.evaluate(() => window.shifted);
      console.info(
        `${path}: ${fetched.length} requests, ${bytes} bytes of pictures in sight, shift ${shifted}`,
      );
      expect(shifted).toBeLessThanOrEqual(LAYOUT_SHIFT);
      expect(bytes).toBeLessThanOrEqual(PICTURES);
      expect(fetched.length, fetched.join('\n')).toBeLessThanOrEqual(requests);
      expect(fetched.filter((it) => it.includes('/google.firestore'))).toEqual([]);
    });
  }
});
