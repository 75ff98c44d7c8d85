import type { Page } from '@playwright/test';
import { addresses } from '@nargisus/local-suite/launcher';
import { storeSettings } from '../fixtures/data/store-settings.ts';
import { fetchJson } from '../fixtures/network/fetch-json.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

// The pixel is a setting of the whole shop.
const PIXEL_ID = '123456789012345';

test.beforeEach(({ testData }) => storeSettings(testData.db, 'ads', { pixelId: PIXEL_ID }));
test.afterEach(({ testData }) => testData.db.doc('settings/ads').delete());

/** Responds in Meta's place and returns the queries of its images. */
async function respondForMeta(page: Page): Promise<URLSearchParams[]> {
  const images: URLSearchParams[] = [];
  await page.context().route(/^https:/, (route) => {
    const { hostname, pathname, searchParams } = new URL(route.request().url());
    expect(`${hostname}${pathname}`).toBe('www.facebook.com/tr');
    images.push(searchParams);
    return route.fulfill({ contentType: 'image/gif', body: '' });
  });
  return images;
}
const eventsIn = (images: readonly URLSearchParams[]) => images.map((it) => it.get('ev'));
const question = (page: Page) => page.getByRole('region', { name: 'May Meta learn of your visit?' });
const adCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.startsWith('_fb'));

test('nothing is stored or sent before consent, and a refusal persists', async ({ guest }) => {
  const { page } = guest;
  const images = await respondForMeta(page);
  await guest.opens('/?fbclid=IwAR2abc');
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'No, thank you' }).click();
  await expect(question(page)).toHaveCount(0);
  await guest.opens('/privacy');
  await expect(page.getByRole('radio', { name: 'Off', exact: true })).toBeChecked();
  await expect(question(page)).toHaveCount(0);
  expect(images).toEqual([]);
  expect(await adCookies(page)).toEqual([]);
});

test('nobody is asked on the checkout, and a browser with Global Privacy Control nowhere', async ({
  guest,
}) => {
  const { page } = guest;
  await page.addInitScript(() => Object.assign(Navigator.prototype, { globalPrivacyControl: true }));
  const settings = page.waitForResponse(/\/api\/settings/);
  await guest.opens('/about');
  await settings;
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('with consent an order is told to Meta by an image and by the server, once', async ({
  shopper,
  testData,
}) => {
  const { page } = shopper;
  const product = await testData.product();
  const images = await respondForMeta(page);
  await shopper.opens(`/products/${product.id}?fbclid=IwAR2abc`);
  await question(page).getByRole('button', { name: 'Yes, it may' }).click();
  await expect.poll(() => eventsIn(images)).toEqual(['PageView', 'ViewContent']);
  expect(images[1]!.get('cd[content_ids]')).toBe(JSON.stringify([product.id]));
  expect((await adCookies(page)).map(({ name }) => name).sort()).toEqual(['_fbc', '_fbp']);

  await shopper.addsToCart(product.id);
  await expect.poll(() => eventsIn(images)).toContain('AddToCart');
  await shopper.opens('/checkout');
  // A page asks for the pixel once its own requests are done.
  await expect.poll(() => eventsIn(images)).toContain('InitiateCheckout');
  await shopper.fillsAddress();
  await page.getByRole('button', { name: /^Pay Now/ }).click();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  await expect.poll(() => eventsIn(images)).toContain('Purchase');

  const purchase = images.find((it) => it.get('ev') === 'Purchase')!;
  const orderId = purchase.get('eid')!;
  expect(orderId).toMatch(/^ORD-/);
  expect(purchase.get('cd[currency]')).toBe('BDT');
  const received = async () =>
    (
      await fetchJson<{ event: Record<string, object>; times: number }[]>('GET', `${addresses.meta}/events`)
    ).filter(({ event }) => String(event['event_id']) === orderId);
  await expect.poll(received).toHaveLength(1);
  const [{ event, times }] = (await received()) as [Awaited<ReturnType<typeof received>>[number]];
  expect(times).toBe(1);
  expect(event['custom_data']).toMatchObject({ value: Number(purchase.get('cd[value]')), currency: 'BDT' });
  expect(event['user_data']).toMatchObject({
    fbp: purchase.get('fbp'),
    fbc: expect.stringMatching(/\.IwAR2abc$/),
  });

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  const again = page.waitForResponse(/\/conversion$/);
  await again;
  expect(eventsIn(images).filter((it) => it === 'Purchase')).toHaveLength(1);
  expect(await received()).toHaveLength(1);
});

test('withdrawn consent deletes the ids and ends the reports', async ({ guest }) => {
  const { page } = guest;
  const images = await respondForMeta(page);
  await guest.opens('/about');
  await question(page).getByRole('button', { name: 'Yes, it may' }).click();
  await expect.poll(() => eventsIn(images)).toEqual(['PageView']);
  await guest.opens('/privacy');
  await expect.poll(() => images.length).toBe(2);
  await page.getByText('Off', { exact: true }).click();
  expect(await adCookies(page)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  expect(images).toHaveLength(2);
});

test('the question is in Bangla for Bangla readers', async ({ guest }) => {
  const { page } = guest;
  await page.addInitScript(() => localStorage.setItem('nargisus.language', 'bn'));
  await guest.opens('/');
  await expect(page.getByRole('region', { name: 'মেটা কি আপনার ভিজিটের কথা জানতে পারে?' })).toBeVisible();
});
