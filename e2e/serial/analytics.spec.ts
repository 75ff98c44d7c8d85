import type { BrowserContext, Page, Route } from '@playwright/test';
import { Keyboard } from '../fixtures/browser/keyboard.ts';
import { openShopWithAnalytics } from '../fixtures/network/shop-with-analytics.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

const MEASUREMENT_ID = 'G-TEST123456';
let shop: Awaited<ReturnType<typeof openShopWithAnalytics>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openShopWithAnalytics(MEASUREMENT_ID);
});
test.afterAll(() => shop.close());

/** Responds in Google's place and returns the list of requests, without those that the page's policy blocks. */
async function respondForGoogle(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  const responses: [RegExp, unknown][] = [
    [/webConfig$/, { measurementId: MEASUREMENT_ID }],
    [
      /installations$/,
      {
        fid: 'cAAAAAAAAAAAAAAAAAAAAA',
        refreshToken: 'r',
        authToken: { token: 'a.b.c', expiresIn: '604800s' },
      },
    ],
  ];
  await context.route(/^https:/, (route: Route) => {
    const request = route.request();
    const { hostname, pathname } = new URL(request.url());
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    requests.push(`${request.method()} ${hostname}${pathname}`);
    if (pathname === '/gtag/js') return route.fulfill({ contentType: 'text/javascript', body: '' });
    const [, json = {}] = responses.find(([path]) => path.test(pathname)) ?? [];
    return route.fulfill({ headers, json });
  });
  return requests;
}

const question = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const choice = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Analytics' });
/** Returns the events that the page passed to Google's script. */
const events = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(Reflect.get(window, 'dataLayer')?.map((it: object) => Object.values(it))),
  );

test('nothing is loaded or stored before consent, and a refusal persists', async ({ page, context }) => {
  const requests = await respondForGoogle(context);
  await page.goto(shop.origin);
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('nargisus.analytics'))).toBeNull();
  const keys = new Keyboard(page);
  await keys.presses(question(page).getByRole('button', { name: 'No, thank you' }));
  await expect(question(page)).toHaveCount(0);
  await keys.expectFocusKept();
  await page.reload();
  await expect(choice(page).getByRole('radio', { name: 'Off' })).toBeChecked();
  await expect(question(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

/** Opens a search and consents; resolves when the first page was reported. */
async function consent(page: Page): Promise<void> {
  await page.goto(`${shop.origin}/products?q=red+panjabi`);
  await question(page).getByRole('button', { name: 'Yes, count it' }).click();
  await expect.poll(() => events(page)).toContain('page_view');
}

test('with consent, kinds of pages are reported without search texts or advertising', async ({
  page,
  context,
}) => {
  const requests = await respondForGoogle(context);
  await consent(page);
  await expect.poll(() => requests).toContain('GET www.googletagmanager.com/gtag/js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect.poll(() => events(page)).toContain(`${shop.origin}/about`);
  expect(await events(page)).toContain(`"page_location":"${shop.origin}/products"`);
  expect(await events(page)).toContain('"ad_storage":"denied"');
  expect(await events(page)).not.toContain('panjabi');
});

test('withdrawn consent deletes the installation and the cookies and stops reporting', async ({
  page,
  context,
}) => {
  const requests = await respondForGoogle(context);
  await consent(page);
  await page.evaluate(() => void (document.cookie = '_ga=GA1.1.1.1; Path=/'));
  await choice(page).getByText('Off', { exact: true }).click();
  await expect.poll(() => requests.join()).toContain('DELETE firebaseinstallations.googleapis.com');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), MEASUREMENT_ID)).toBe(true);
  const before = requests.length;
  await page.reload();
  await expect(choice(page).getByRole('radio', { name: 'Off' })).toBeChecked();
  expect(requests).toHaveLength(before);
});

test('the consent question is in Bangla for Bangla readers', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('nargisus.language', 'bn'));
  await page.goto(shop.origin);
  await expect(page.getByRole('region', { name: 'আপনার ভিজিট কি গুনতে পারি?' })).toBeVisible();
});
