import { waitForHydration } from '../fixtures/browser/wait-for-hydration.ts';
import { delayRequest } from '../fixtures/network/delay-request.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { waitForFonts } from '../fixtures/browser/wait-for-stable.ts';

/** But for the taka sign and the name of বাংলা, which every page has at once. */
const LETTERS = /-latin-[\w-]+\.woff2$/;
const NIGHT = 'rgb(14, 23, 19)';

test(
  'appearance and language are persisted and synchronised between tabs',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/about');
    const other = await page.context().newPage();
    await other.goto('/no-such-page');

    const foot = page.getByRole('contentinfo');
    await foot.getByText('Dark', { exact: true }).click();
    await foot.getByText('বাংলা').click();
    await expect(page.getByRole('heading', { name: 'আমাদের গল্প' })).toBeVisible();
    await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(other.getByRole('heading', { name: 'দুঃখিত! পেজটি পাওয়া যায়নি' })).toBeVisible();

    await other.getByRole('contentinfo').getByText('English').click();
    await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible();

    // At the next visit the ground is dark before the app is there to say so.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' }).catch(() => undefined);
    await expect(page.locator('html')).toHaveCSS('background-color', NIGHT);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await other.close();
  },
);

test('without a choice the device preference applies', { tag: '@phone' }, async ({ guest }) => {
  await guest.page.emulateMedia({ colorScheme: 'dark' });
  await guest.opens('/about');
  await expect(guest.page.locator('body')).toHaveCSS('background-color', NIGHT);
  await guest.page.emulateMedia({ colorScheme: 'light' });
  await expect(guest.page.locator('html')).toHaveAttribute('data-scheme', 'light');
});

test(
  'web fonts load after the first picture, at once on the next visit, and the page is readable without them',
  { tag: '@phone' },
  async ({ page }) => {
    const asked: string[] = [];
    // But for the taka sign, which is a small file of its own.
    page.on('request', (request) => asked.push(request.url().includes('taka') ? '' : request.resourceType()));
    const hasLoaded = page.waitForEvent('load');
    const come = await delayRequest(page, '**/pictures/story-*');
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toContain('image');
    expect(asked).not.toContain('font');
    come();
    await hasLoaded;
    await waitForFonts(page);
    expect(asked).toContain('font');

    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-fonts');
    await page.evaluate(() => localStorage.removeItem('nargisus.letters'));
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/contact');
    await waitForFonts(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('nargisus.letters'))).toBeNull();

    await page.unrouteAll();
    await page.route('**/*.woff2', () => undefined); // never answered
    await page.goto('/login');
    await waitForFonts(page);
  },
);

test('the app waits for the web fonts for one second at most', { tag: '@phone' }, async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.js') && code.push(request.url())));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  const come = await delayRequest(page, LETTERS);
  const asked = page.waitForRequest(LETTERS);
  await page.goto('/about');
  await page.clock.runFor(200);
  await asked;
  await page.clock.runFor(900);
  expect(code).toEqual([]);
  come();
  await waitForFonts(page);
  expect(code).toEqual([]);
  await page.clock.runFor(100);
  await waitForHydration(page);

  await page.evaluate(() => localStorage.removeItem('nargisus.letters'));
  await page.route(LETTERS, () => undefined); // never answered
  code.length = 0;
  await page.goto('/contact');
  await page.clock.runFor(1_100);
  expect(code).toEqual([]);
  await page.clock.runFor(200);
  await waitForHydration(page);
});

test('every script is marked for compilation off the main thread', { tag: '@phone' }, async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.js') && code.push(request.url())));
  await page.goto('/login');
  await waitForHydration(page);
  expect(code).not.toEqual([]);
  for (const url of new Set(code))
    expect(await (await page.request.get(url)).text(), url).toContain('//# allFunctionsCalledOnLoad\n');
});

test('only Bangla pages fetch the Bangla web font', { tag: '@phone' }, async ({ guest }) => {
  const fonts: string[] = [];
  guest.page.on(
    'request',
    (request) => void (request.resourceType() === 'font' && fonts.push(request.url())),
  );
  await guest.opens('/about');
  await waitForFonts(guest.page);
  await guest.page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((url) => url.includes('text-bangla'))).toEqual([]);
  await guest.page.getByRole('contentinfo').getByText('বাংলা').click();
  await expect.poll(() => fonts.filter((url) => url.includes('text-bangla')).length).toBe(1);
});

test(
  'the offline notice stays while offline, and the online notice follows',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/about');
    await waitForHydration(page);
    await page.context().setOffline(true);
    await expect(page.getByText(/^You are offline\./)).toBeVisible();
    await page.context().setOffline(false);
    const back = page.getByText('You are back online.');
    await expect(back).toBeVisible();
    await expect(back).toBeHidden();
  },
);

test(
  'a page whose code fails to load shows an error while the shell keeps working',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route('**/assets/about-page-*.js', (route) => route.abort());
    await page.goto('/no-such-page');
    await page.getByRole('main').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.unroute('**/assets/about-page-*.js');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible();
  },
);

test('the 404 page links home and back to the previous page', { tag: '@phone' }, async ({ guest }) => {
  await guest.opens('/about');
  await guest.opens('/no-such-page');
  for (const [name, to] of [
    ['Products', '/products'],
    ['About', '/about'],
    ['Login', '/login'],
  ] as const)
    await expect(guest.page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', to);
  await guest.page.getByRole('button', { name: 'Go Back' }).click();
  await expect(guest.page).toHaveURL('/about');
});
