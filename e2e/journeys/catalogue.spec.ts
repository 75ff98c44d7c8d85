import { trackRequests } from '../fixtures/network/track-requests.ts';
import { RENDITION_WIDTHS } from '@nargisus/domain/catalogue';
import { PORTS } from '@nargisus/local-suite/launcher';
import { expect, test } from '../fixtures/browser/shop-test.ts';

test('the home page shows the newest three products', async ({ guest }) => {
  await guest.opens('/');
  await expect(guest.page.getByText('01 / 04')).toBeVisible();
  const arrivals = guest.page.getByRole('region', { name: 'New Arrivals' });
  await expect(arrivals.getByRole('listitem')).toHaveCount(3);
});

test('Products shows the first page of all products', async ({ guest }) => {
  await guest.opens('/products');
  await expect(guest.page.getByRole('heading', { name: 'Our Collection' })).toBeVisible();
  await expect(guest.page.getByRole('main').getByRole('listitem').nth(23)).toBeAttached();
});

test('every picture loads, in the width of its slot', { tag: '@all-devices' }, async ({ guest }) => {
  // Lists seeded products only: those of other tests have one picture in one width.
  await guest.opens('/category/home-decor');
  const pictures = guest.page.getByRole('main').locator('li img');
  for (const index of [0, 1]) {
    await expect(pictures.nth(index)).toBeVisible();
    const { slot, width } = await pictures.nth(index).evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      // Loaded again without `sizes`, which naturalWidth of the first one is relative to.
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      return { slot: image.clientWidth * devicePixelRatio, width: file.naturalWidth };
    });
    expect(width).toBeGreaterThanOrEqual(slot);
    expect(width).toBeLessThanOrEqual(Math.max(2 * slot, RENDITION_WIDTHS[0]));
  }
});

test('browsing reads no document and does not load Firestore', async ({ guest }) => {
  const requests: string[] = [];
  const network = trackRequests(guest.page);
  guest.page.on('request', (request) => {
    if (new URL(request.url()).port === String(PORTS.firestore)) requests.push(request.url());
  });
  for (const path of ['/', '/products', '/about']) {
    await guest.opens(path);
    await expect(guest.page.getByRole('main')).toBeVisible();
    await network.settled();
  }
  expect(requests).toEqual([]);
});

test('the page of an unknown product names its id', async ({ guest }) => {
  await guest.opens('/products/NO_SUCH_PRODUCT');
  await expect(guest.page.getByText('Product not found')).toBeVisible();
  await expect(guest.page.getByText(/NO_SUCH_PRODUCT/)).toBeVisible();
});

test('an unknown page links home', async ({ guest }) => {
  await guest.opens('/no-such-page');
  await expect(guest.page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
  await guest.page.getByRole('link', { name: 'Go Home' }).click();
  await expect(guest.page).toHaveURL('/');
});
