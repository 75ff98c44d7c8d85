import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { pretendLargeShop } from '../fixtures/data/pretend-large-shop.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call } from '../fixtures/network/api-client.ts';

// The first change waits until the function followProducts has started.
vi.setConfig({ testTimeout: 90_000 });
const testData = openTestData();
afterAll(() => testData.close());

interface Found {
  readonly results: readonly { id: string; price: number }[];
  readonly total: number;
  readonly ignored: readonly string[];
}

/** Returns what a search finds, uncached. */
async function search(parameters: Record<string, string>, example?: 'searchCatalogue') {
  const { status, body, headers } = await call(`/api/catalogue/search?${new URLSearchParams(parameters)}`, {
    headers: { 'Cache-Control': 'no-cache' },
    example,
  });
  return { status, body, headers, found: body.data as unknown as Found };
}

const expectFound = (q: string, ids: readonly string[]) =>
  expect
    .poll(async () => (await search({ q })).found.results.map(({ id }) => id), {
      timeout: 60_000,
      interval: 200,
    })
    .toEqual(ids);

describe('the search of the server', () => {
  test('follows every creation, change and deletion of a product', async () => {
    const product = await testData.product({ name: 'Brocade Doublet', collections: ['men'] });
    await expectFound('doublet', [product.id]);
    await testData.changeProduct(product.id, { name: 'Brocade Tabard' });
    await expectFound('doublet', []);
    await expectFound('tabard', [product.id]);
    await testData.removeProduct(product.id);
    await expectFound('tabard', []);
  });

  test('is public and cacheable, names the words it ignored and keeps to the filters', async () => {
    const product = await testData.product({ name: 'Velvet Gambeson', category: 'clothing' });
    await expectFound('gambeson', [product.id]);
    const { status, headers, found } = await search({ q: 'gambeson zebra', limit: '5' }, 'searchCatalogue');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toMatch(/public.*s-maxage=60, stale-while-revalidate=60$/);
    expect(found).toMatchObject({
      ...{ total: 1, isMore: false, used: ['gambeson'], ignored: ['zebra'], least: null, most: null },
    });
    expect((await search({ q: 'gambeson', category: 'clothing', min: '1' })).found.total).toBe(1);
    const others: Record<string, string>[] = [{ category: 'home' }, { max: '1' }, { collection: 'kids' }];
    for (const filter of others) {
      expect((await search({ q: 'gambeson', ...filter })).found).toMatchObject({ results: [], total: 0 });
    }
  });
});

test('lists the newest products of a filter without words', async () => {
  const older = await testData.product({ name: 'Damask Surcoat', category: 'sports', inStock: true });
  await expectFound('surcoat', [older.id]);
  const product = await testData.product({ name: 'Linen Surcoat', category: 'sports', inStock: true });
  await expectFound('linen surcoat', [product.id]);
  const { status, found } = await search({ category: 'sports', inStock: 'true', limit: '1' });
  expect([status, found.results.map(({ id }) => id)]).toEqual([200, [product.id]]);
  expect(found).toMatchObject({ total: 1, isMore: true, used: [], ignored: [] });
  expect((await search({ category: 'sports', max: '1' })).found).toMatchObject({ results: [], total: 0 });
  const all = (await search({ limit: '2' })).found;
  expect(all.results[0]?.id).toBe(product.id);
});

test('filters by a size that is not sold out and by the colour of the swatch', async () => {
  const product = await testData.product({
    ...{ name: 'Worsted Doublet', sizing: 'shoes', sizes: ['41', '42'] },
    colour: { name: 'River green', hex: '#2f5d4a' },
  });
  await expectFound('worsted doublet', [product.id]);
  const totalOf = async (filter: Record<string, string>) =>
    (await search({ q: 'worsted doublet', ...filter })).found.total;
  expect(await totalOf({ size: 'shoes-42', colour: 'green' })).toBe(1);
  const others: Record<string, string>[] = [
    ...[{ size: 'shoes-43' }, { size: 'waist-42' }, { colour: 'red' }],
    { size: 'shoes-42', colour: 'blue' },
  ];
  for (const filter of others) expect(await totalOf(filter), JSON.stringify(filter)).toBe(0);
  await testData.changeProduct(product.id, { inStock: false });
  await expect.poll(() => totalOf({ size: 'shoes-42' }), { timeout: 60_000 }).toBe(0);
  expect(await totalOf({ colour: 'green' })).toBe(1);
  const unknown: Record<string, string>[] = [{ size: 'XXXS' }, { colour: 'infrared' }];
  for (const filter of unknown) expect((await search(filter)).status).toBe(400);
});

describe('suggestions of the server', () => {
  const suggest = async (parameters: Record<string, string>, example?: 'suggestSearches') => {
    const { status, body, headers } = await call(
      `/api/catalogue/suggestions?${new URLSearchParams(parameters)}`,
      { headers: { 'Cache-Control': 'no-cache' }, example },
    );
    return { status, headers, suggested: body.data as unknown as Suggested };
  };
  interface Suggested {
    readonly searches: readonly string[];
    readonly collections: readonly string[];
    readonly products: readonly { readonly id: string }[];
  }

  test('name searches that have results, collections and products, in the language of the page', async () => {
    const product = await testData.product({ name: 'Quilted Blazer', collections: ['men'] });
    await expectFound('quilted blazer', [product.id]);
    const typed = await suggest({ q: 'quilted blaz' }, 'suggestSearches');
    expect([typed.status, typed.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/s-maxage=60/),
    ]);
    expect(typed.suggested.products[0]?.id).toBe(product.id);
    expect((await suggest({ q: 'blaz' })).suggested.searches).toEqual(['Blazer']);
    expect((await suggest({ q: 'blaz', language: 'bn' })).suggested.searches).toEqual(['ব্লেজার']);
    expect((await suggest({ q: 'gents' })).suggested.collections).toEqual(['men']);
    const popular = (await suggest({})).suggested;
    expect(popular).toMatchObject({ collections: [], products: [] });
    expect(popular.searches.length).toBeLessThanOrEqual(8);
  });

  test.each<Record<string, string>>([{ q: 'x'.repeat(101) }, { q: 'a', language: 'fr' }])(
    'reject %j',
    async (parameters) => {
      expect((await suggest(parameters)).status).toBe(400);
    },
  );
});

describe('the sitemap of a shop that is too large for one', () => {
  const part = (query: string, example?: 'listSitemapPart') =>
    call(`/api/catalogue/sitemap?${query}`, { headers: { 'Cache-Control': 'no-cache' }, example });

  test('has each product in one of its parts', async () => {
    const product = await testData.product({ name: 'Fustian Jerkin' });
    await expectFound('jerkin', [product.id]);
    const parts = await Promise.all([part('part=1&parts=2', 'listSitemapPart'), part('part=2&parts=2')]);
    const ids = parts.flatMap(({ body }) => body.data as unknown as string[]);
    expect(ids.filter((id) => id === product.id)).toHaveLength(1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has no fewer parts than its size asks for, and rejects those it does not have', async () => {
    expect((await part('part=3&parts=2')).status).toBe(404);
    for (const query of ['', 'part=0&parts=2', 'part=1', 'part=1&parts=4097'])
      expect((await part(query)).status, query).toBe(400);
    const large = await pretendLargeShop(testData.db);
    try {
      expect((await part('part=1&parts=1')).status).toBe(404);
      expect((await part('part=1&parts=8')).status).toBe(200);
    } finally {
      await large.end();
    }
  });
});

test.each<Record<string, string>>([
  { q: '' },
  { q: 'x'.repeat(101) },
  { q: 'panjabi', limit: '0' },
  { q: 'panjabi', limit: '241' },
  { q: 'panjabi', category: 'cars' },
  { q: 'panjabi', collection: 'spring' },
  { q: 'panjabi', inStock: 'yes' },
  { q: 'panjabi', min: '1'.repeat(17) },
])('rejects a search with %j', async (parameters) => {
  expect((await search(parameters)).status).toBe(400);
});

test.each(['!?', '.`\\', '🌸', ' '])('finds nothing for %j', async (q) => {
  const { status, found } = await search({ q });
  expect([status, found.results]).toEqual([200, []]);
});

test.each(['__proto__', 'a/b', 'constructor toString', '`rank`.x'])('answers a search for %j', async (q) => {
  expect((await search({ q })).status).toBe(200);
});

test('rejects a parameter that is sent twice', async () => {
  expect((await fetch(`${addresses.shop}/api/catalogue/search?q=a&q=b`)).status).toBe(400);
});
