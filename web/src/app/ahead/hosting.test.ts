import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shopRoutes } from '../pages.ts';
import { madePages } from '../../../scripts/made-pages.ts';

interface Hosting {
  rewrites: { source: string; destination?: string }[];
}

const { hosting } = JSON.parse(
  readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8'),
) as { hosting: Hosting };

/** What Hosting answers an address with: a file of that name before a rewrite, and 404.html where there is neither. */
function answerTo(path: string): string {
  const file = madePages.find((it) => it.path === path && !it.route);
  if (file) return file.file;
  const rewrite = hosting.rewrites.find(({ source }) => matches(source, path));
  return rewrite?.destination?.slice(1) ?? '404.html';
}

const matches = (source: string, path: string) =>
  source.endsWith('/**')
    ? path.startsWith(source.slice(0, -2)) || path === source.slice(0, -3)
    : new RegExp(`^${source.replace('*', '[^/]+')}$`).test(path);

test.each(shopRoutes.map(({ path }) => path.replace(':id', 'SOME-ID')))('Hosting knows %s', (path) => {
  const made = madePages.map(({ file }) => file).filter((file) => file !== '404.html');
  expect([...made, 'app.html']).toContain(answerTo(path));
});

test('what nobody knows is answered with 404', () => {
  expect(answerTo('/no-such-page')).toBe('404.html');
  expect(answerTo('/products/A/B')).toBe('404.html');
});

test('the old way to the profile and the dashboard’s tabs are known', () => {
  expect(answerTo('/profile')).toBe('app.html');
  expect(answerTo('/dashboard/orders/ORD-1')).toBe('dashboard.html');
});
