import type { Page } from '@playwright/test';
import { waitForHydration } from '../fixtures/browser/wait-for-hydration.ts';
import { delayRequest } from '../fixtures/network/delay-request.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { waitForFonts } from '../fixtures/browser/wait-for-stable.ts';

/** Matches the Latin web fonts, without the subsets that every page embeds: the taka sign and the name of the language. */
const LATIN_FONTS = /-latin-[\w-]+\.woff2$/;
const DARK_BACKGROUND = 'rgb(14, 23, 19)';

test('a change of appearance or language applies to every open tab', async ({ page }) => {
  await page.goto('/about');
  const other = await page.context().newPage();
  await other.goto('/no-such-page');
  for (const tab of [page, other]) await waitForHydration(tab);

  const footer = page.getByRole('contentinfo');
  await footer.getByText('Dark', { exact: true }).click();
  await footer.getByText('বাংলা').click();
  await expect(page.getByRole('heading', { name: 'আমাদের গল্প' })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(other.getByRole('heading', { name: 'দুঃখিত! পেজটি পাওয়া যায়নি' })).toBeVisible();

  await other.getByRole('contentinfo').getByText('English').click();
  await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible();
  await other.close();
});

test('a chosen appearance persists and applies before the app loads', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' }).catch(() => undefined);
  await expect(page.locator('html')).toHaveCSS('background-color', DARK_BACKGROUND);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('the device preference applies without a choice', async ({ guest }) => {
  await guest.page.emulateMedia({ colorScheme: 'dark' });
  await guest.opens('/about');
  await expect(guest.page.locator('body')).toHaveCSS('background-color', DARK_BACKGROUND);
  await guest.page.emulateMedia({ colorScheme: 'light' });
  await expect(guest.page.locator('html')).toHaveAttribute('data-scheme', 'light');
});

test('web fonts load after the first picture, and at once on the next visit', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    // The taka sign is a small font that loads at once.
    if (!request.url().includes('taka')) requested.push(request.resourceType());
  });
  const loaded = page.waitForEvent('load');
  const release = await delayRequest(page, '**/pictures/story-*');
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested).toContain('image');
  expect(requested).not.toContain('font');
  release();
  await loaded;
  await waitForFonts(page);
  expect(requested).toContain('font');

  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-fonts');
});

test('a page is readable when web fonts fail, and they are not marked as cached', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/contact');
  await waitForFonts(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('nargisus.letters'))).toBeNull();
});

test('a page does not wait for web fonts that never arrive', async ({ page }) => {
  await page.route('**/*.woff2', () => undefined); // never responds
  await page.goto('/login');
  await waitForFonts(page);
  await expect(page.locator('html')).toHaveAttribute('data-fonts');
});

/** Stops the page's clock and returns the list of scripts that the page requests. */
async function pauseAndTrackScripts(page: Page): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.js') && scripts.push(request.url())));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return scripts;
}

test('the app loads after the web fonts when they arrive within a second', async ({ page }) => {
  const scripts = await pauseAndTrackScripts(page);
  const release = await delayRequest(page, LATIN_FONTS);
  const request = page.waitForRequest(LATIN_FONTS);
  await page.goto('/about');
  await page.clock.runFor(200);
  await request;
  await page.clock.runFor(900);
  expect(scripts).toEqual([]);
  release();
  await waitForFonts(page);
  expect(scripts).toEqual([]);
  await page.clock.runFor(100);
  await waitForHydration(page);
  expect(scripts).not.toEqual([]);
});

test('the app waits for web fonts for about a second at most', async ({ page }) => {
  const scripts = await pauseAndTrackScripts(page);
  await page.route(LATIN_FONTS, () => undefined); // never responds
  await page.goto('/contact');
  await page.clock.runFor(1_100);
  expect(scripts).toEqual([]);
  await page.clock.runFor(200);
  await waitForHydration(page);
  expect(scripts).not.toEqual([]);
});

test('every script is marked for compilation off the main thread', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.js') && scripts.push(request.url())));
  await page.goto('/login');
  await waitForHydration(page);
  expect(scripts).not.toEqual([]);
  for (const url of new Set(scripts))
    expect(await (await page.request.get(url)).text(), url).toContain('//# allFunctionsCalledOnLoad\n');
});

test('only Bangla pages fetch the Bangla web font', async ({ guest }) => {
  const fonts: string[] = [];
  guest.page.on(
    'request',
    (request) => void (request.resourceType() === 'font' && fonts.push(request.url())),
  );
  await guest.opens('/about');
  await waitForFonts(guest.page);
  await waitForHydration(guest.page);
  await guest.page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((url) => url.includes('text-bangla'))).toEqual([]);
  await guest.page.getByRole('contentinfo').getByText('বাংলা').click();
  await expect.poll(() => fonts.filter((url) => url.includes('text-bangla')).length).toBe(1);
});

test('the offline notice stays while offline, and the online notice disappears', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await page.context().setOffline(false);
  const online = page.getByText('You are back online.');
  await expect(online).toBeVisible();
  await expect(online).toBeHidden();
});

test('a page whose code fails to load shows an error while the shell keeps working', async ({ page }) => {
  await page.route('**/assets/about-page-*.js', (route) => route.abort());
  await page.goto('/no-such-page');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.unroute('**/assets/about-page-*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible();
});

test('the 404 page links home and back to the previous page', async ({ guest }) => {
  await guest.opens('/about');
  await guest.opens('/no-such-page');
  for (const [name, to] of [
    ['Products', '/products'],
    ['About', '/about'],
    ['Login', '/login'],
  ] as const)
    await expect(guest.page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', to);
  await waitForHydration(guest.page);
  await guest.page.getByRole('button', { name: 'Go Back' }).click();
  await expect(guest.page).toHaveURL('/about');
});
