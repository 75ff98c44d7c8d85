import { expect, test } from '../fixtures/browser/shop-test.ts';
import { waitForFonts } from '../fixtures/browser/wait-for-stable.ts';

/** The maximum number of requests of a first visit, besides pictures (docs/reference/performance.md). */
const PAGES: readonly { path: string; requests: number }[] = [
  { path: '/', requests: 24 },
  { path: '/products', requests: 24 },
  { path: '/new-arrivals', requests: 24 },
  // Lists seeded products only, each with a picture of its own, unlike products of other tests.
  { path: '/category/home-decor', requests: 24 },
  { path: '/about', requests: 20 },
  { path: '/login', requests: 44 },
];
const LAYOUT_SHIFT = 0.01;
/** Bytes of the pictures within the window. */
const PICTURES = 75 * 1024;

declare global {
  interface Window {
    shifted: number;
  }
}

for (const { path, requests } of PAGES) {
  test(
    `a first visit to ${path} has no layout shift and stays within its request budget`,
    { tag: '@all-devices' },
    async ({ guest }) => {
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
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() !== 'image') fetched.push(new URL(request.url()).pathname);
      });
      const pictures = new Map<string, number>();
      page.on('response', (response) => {
        if (response.request().resourceType() === 'image')
          pictures.set(response.url(), Number(response.headers()['content-length'] ?? Number.NaN));
      });
      await guest.opens(path);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await waitForFonts(page);
      // The request budgets were measured with it.
      // eslint-disable-next-line playwright/no-networkidle
      await page.waitForLoadState('networkidle');
      const visible = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.currentSrc && image.getBoundingClientRect().top < innerHeight)
          .map((image) => image.currentSrc),
      );
      const bytes = [...new Set(visible)].reduce((sum, url) => sum + (pictures.get(url) ?? Number.NaN), 0);
      expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(LAYOUT_SHIFT);
      expect(bytes).toBeLessThanOrEqual(PICTURES);
      expect(fetched.length, fetched.join('\n')).toBeLessThanOrEqual(requests);
      expect(fetched.filter((it) => it.includes('/google.firestore'))).toEqual([]);
    },
  );
}
