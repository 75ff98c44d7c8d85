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

/**
 * Returns what Hosting serves for a path: a file of that name, otherwise a rewrite to a file or a function, otherwise
 * 404.html.
 */
function answerTo(path: string): string {
  const file = prerenderedPages.find((it) => it.path === path && !it.route);
  if (file) return file.file;
  const rewrite = hosting.rewrites.find(({ source }) => matches(source, path));
  return rewrite?.destination?.slice(1) ?? rewrite?.function?.functionId ?? '404.html';
}

/**
 * Supports the patterns that firebase.json uses: `/*` for one segment, `-*` for the rest of one, `/**` for all below,
 * `@(a|b)` for alternatives.
 */
function matches(source: string, path: string): boolean {
  const pattern = source
    .replace(/@(\([^)]+\))/g, '$1')
    .replace(/\/\*\*$/, '(/.*)?')
    .replace(/\/\*$/, '/[^/]+')
    .replace(/-\*/, '-[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}

const pathOf = (route: string) => route.replace(':id', 'SOME-ID');

test.each(shopRoutes.map(({ path }) => pathOf(path)))('Hosting serves %s', (path) => {
  const files = prerenderedPages.map(({ file }) => file).filter((file) => file !== '404.html');
  expect([...files, 'app.html', 'pages']).toContain(answerTo(path));
});

test('only the catalogue pages are rendered on request', () => {
  const onRequest = shopRoutes.filter(({ path }) => answerTo(pathOf(path)) === 'pages');
  expect(onRequest.map(({ path }) => path).sort()).toEqual(cataloguePages.map(({ route }) => route).sort());
});

test('the home page is no file, which Hosting would serve before it asks for a rewrite', () => {
  expect(prerenderedPages.map(({ file }) => file)).not.toContain('index.html');
  expect(answerTo('/')).toBe('pages');
});

test('image renditions have a function of their own', () => {
  expect(answerTo('/renditions/p1/photo-w640.avif')).toBe('renditions');
});

test('the parts of a sitemap are rendered on request', () => {
  expect(answerTo('/sitemap-2-of-8.xml')).toBe('pages');
});

test('answers an unknown path with 404', () => {
  expect(answerTo('/no-such-page')).toBe('404.html');
  expect(answerTo('/products/A/B')).toBe('404.html');
});

test('serves the former profile URL and the tabs of the dashboard', () => {
  expect(answerTo('/profile')).toBe('app.html');
  expect(answerTo('/dashboard/orders/ORD-1')).toBe('dashboard.html');
});

test('browsers revalidate each page, so that no page loads files of an older build; functions set their own headers', () => {
  const keeps = (path: string) =>
    hosting.headers
      .filter(({ source }) => source !== undefined && matches(source, path))
      .flatMap(({ headers }) => headers.find(({ key }) => key === 'Cache-Control')?.value ?? []);
  const ours = shopRoutes.map(({ path }) => pathOf(path)).filter((path) => answerTo(path) !== 'pages');
  for (const path of [...ours, '/profile', '/dashboard', '/dashboard/orders/ORD-1'])
    expect(new Set(keeps(path)), path).toEqual(new Set(['no-cache']));
  for (const path of [
    '/',
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

  test('are matched by a pattern that RE2 supports: no look-around, no back-reference', () => {
    expect(everywhere!.regex).not.toMatch(/\(\?[=!<]|\\\d/);
  });

  test('set HSTS to one day, until docs/deploy.md, step 7, raises it', () => {
    const hsts = everywhere!.headers.find(({ key }) => key === 'Strict-Transport-Security');
    expect(hsts?.value).toBe('max-age=86400');
  });
});
