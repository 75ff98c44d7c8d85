import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shopRoutes } from '../pages.ts';
import { prerenderedPages } from '../../../scripts/prerendered-pages.ts';
import { cataloguePages } from './catalogue-pages.ts';

interface Hosting {
  rewrites: { source: string; destination?: string; function?: { functionId: string } }[];
  headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[];
}

const { hosting } = JSON.parse(
  readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8'),
) as { hosting: Hosting };

/** What Hosting answers an address with: a file of that name before a rewrite to a file or a function, and 404.html where there is neither. */
function answerTo(path: string): string {
  const file = prerenderedPages.find((it) => it.path === path && !it.route);
  if (file) return file.file;
  const rewrite = hosting.rewrites.find(({ source }) => matches(source, path));
  return rewrite?.destination?.slice(1) ?? rewrite?.function?.functionId ?? '404.html';
}

/** As far as firebase.json writes patterns: `/*` one name, `/**` all below, `@(a|b)` one of these. */
function matches(source: string, path: string): boolean {
  const pattern = source
    .replace(/@(\([^)]+\))/g, '$1')
    .replace(/\/\*\*$/, '(/.*)?')
    .replace(/\/\*$/, '/[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}

const pathOf = (route: string) => route.replace(':id', 'SOME-ID');

test.each(shopRoutes.map(({ path }) => pathOf(path)))('Hosting knows %s', (path) => {
  const made = prerenderedPages.map(({ file }) => file).filter((file) => file !== '404.html');
  expect([...made, 'app.html', 'pages']).toContain(answerTo(path));
});

test('the pages of the catalogue, and no other of the shop, are made when they are asked for', () => {
  const asked = shopRoutes.filter(({ path }) => answerTo(pathOf(path)) === 'pages');
  expect(asked.map(({ path }) => path).sort()).toEqual(cataloguePages.map(({ route }) => route).sort());
});

test('what was drawn of a picture comes from the function that answers nothing else', () => {
  expect(answerTo('/renditions/p1/photo-w640.avif')).toBe('renditions');
});

test('what nobody knows is answered with 404', () => {
  expect(answerTo('/no-such-page')).toBe('404.html');
  expect(answerTo('/products/A/B')).toBe('404.html');
});

test('the old way to the profile and the dashboard’s tabs are known', () => {
  expect(answerTo('/profile')).toBe('app.html');
  expect(answerTo('/dashboard/orders/ORD-1')).toBe('dashboard.html');
});

test('a browser asks anew for each page, so that it never has the files of an older build; what a function answers says so itself', () => {
  const keeps = (path: string) =>
    hosting.headers
      .filter(({ source }) => source !== undefined && matches(source, path))
      .flatMap(({ headers }) => headers.find(({ key }) => key === 'Cache-Control')?.value ?? []);
  const ours = shopRoutes.map(({ path }) => pathOf(path)).filter((path) => answerTo(path) !== 'pages');
  for (const path of [...ours, '/profile', '/dashboard', '/dashboard/orders/ORD-1'])
    expect(new Set(keeps(path)), path).toEqual(new Set(['no-cache']));
  for (const path of [
    '/products',
    '/products/SOME-ID',
    '/category/men',
    '/api/products',
    '/sitemap.xml',
    '/renditions/p1/photo-w640.avif',
  ])
    expect(keeps(path), path).toEqual([]);
});

describe('the headers of every page', () => {
  const [everywhere] = hosting.headers.filter(({ regex }) => regex !== undefined);
  const hasHeaders = (path: string) => new RegExp(everywhere!.regex!, 'u').test(path);

  test.each(['/', '/products', '/_', '/_a', '/__', '/__a/b', '/assets/app.js', '/.well-known/x', '/a/__/b'])(
    'are on %s',
    (path) => expect(hasHeaders(path)).toBe(true),
  );

  test.each(['/__/auth/iframe', '/__/auth/handler', '/__/firebase/init.json', '/__/'])(
    'leave %s to Hosting',
    (path) => expect(hasHeaders(path)).toBe(false),
  );

  test('are found by a pattern that RE2 has too: no look-around, no back-reference', () => {
    expect(everywhere!.regex).not.toMatch(/\(\?[=!<]|\\\d/);
  });

  test('remember https for a day, until docs/deploy.md, step 7, raises it', () => {
    const hsts = everywhere!.headers.find(({ key }) => key === 'Strict-Transport-Security');
    expect(hsts?.value).toBe('max-age=86400');
  });
});
