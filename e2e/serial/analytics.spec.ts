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

/** Answers in Google's place and notes what reaches it; what the page's policy forbids never does. */
async function answerForGoogle(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  const answers: [RegExp, unknown][] = [
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
    const [, json = {}] = answers.find(([path]) => path.test(pathname)) ?? [];
    return route.fulfill({ headers, json });
  });
  return requests;
}

const question = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const choice = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Analytics' });
/** What the page handed to Google's script. */
const events = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(Reflect.get(window, 'dataLayer')?.map((it: object) => Object.values(it))),
  );

test('nothing is loaded or stored before consent, and a "no" persists', async ({ page, context }) => {
  const requests = await answerForGoogle(context);
  await page.goto(shop.origin);
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('nargisus.analytics'))).toBeNull();
  const keys = new Keyboard(page);
  await keys.presses(question(page).getByRole('button', { name: 'No, thank you' }));
  await expect(question(page)).toHaveCount(0);
  await keys.keepsFocus();
  await page.reload();
  await expect(choice(page).getByRole('radio', { name: 'Off' })).toBeChecked();
  await expect(question(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a "yes" reports kinds of pages, no addresses or searches, and can be taken back', async ({
  page,
  context,
}) => {
  const requests = await answerForGoogle(context);
  await page.goto(`${shop.origin}/products?q=red+panjabi`);
  await question(page).getByRole('button', { name: 'Yes, count it' }).click();
  await expect.poll(() => requests).toContain('GET www.googletagmanager.com/gtag/js');
  await expect.poll(() => events(page)).toContain('page_view');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect.poll(() => events(page)).toContain(`${shop.origin}/about`);
  expect(await events(page)).toContain(`"page_location":"${shop.origin}/products"`);
  expect(await events(page)).toContain('"ad_storage":"denied"');
  expect(await events(page)).not.toContain('panjabi');

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
