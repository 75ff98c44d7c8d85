import { addresses } from '@nargisus/local-suite/launcher';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../fixtures/browser/shop-test.ts';

const DIST = new URL('../../web/dist/', import.meta.url);

test('a shop without a measurement id does not ask for consent and sends nothing to Google', async ({
  guest,
}) => {
  const { page } = guest;
  const external: string[] = [];
  page.on('request', (request) => {
    if (/^https:/.test(request.url())) external.push(request.url());
  });
  await guest.opens('/');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('group', { name: 'Appearance' })).toBeVisible();
  await expect(page.getByText('Analytics', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'May we count your visit?' })).toHaveCount(0);
  expect(external).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('a build without a measurement id contains no analytics code', () => {
  const scripts = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(20);
  const traces = scripts.filter((name) =>
    /googletagmanager|nargisus\.analytics|May we count/.test(readFileSync(new URL(name, DIST), 'utf8')),
  );
  expect(traces).toEqual([]);
});

test('the Content-Security-Policy allows no analytics sources', async ({ request }) => {
  const policy = (await request.get(`${addresses.shop}/about`)).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/googletagmanager|google-analytics|firebaseinstallations/);
});
