import { expect, test } from '../fixtures/browser/shop-test.ts';

/* The service worker: an offline page, and nothing else that could be old. */
test.use({ serviceWorkers: 'allow' });

test('without a network a page says so, and with one the shop is back', async ({ guest, context }) => {
  const { page } = guest;
  await guest.opens('/about');
  // Registered some seconds after the page, and then in control of it.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });

  await context.setOffline(true);
  await page.goto('/products', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'আপনি অফলাইনে আছেন' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await context.setOffline(false);
  await page.getByRole('link', { name: /^Try again/ }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeVisible();
});

test('the service worker keeps hashed files and the offline page, nothing else', async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await guest.opens('/products');
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const caching = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return { caches: names.length, paths: caching.flat().map(({ url }) => new URL(url).pathname) };
    });
  await expect.poll(async () => (await kept()).paths.length).toBeGreaterThan(3);
  const { caches: count, paths } = await kept();
  expect(count).toBe(1);
  expect(paths.filter((path) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual([]);
});

test('the shop can be installed', { tag: '@desktop' }, async ({ guest, request }) => {
  await guest.opens('/');
  const href = await guest.page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href!)).json()) as {
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual(
    expect.arrayContaining([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]),
  );
  for (const { src } of manifest.icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});
