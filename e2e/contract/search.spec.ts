import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, describe, expect, test, vi } from 'vitest';
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

test.each([
  {},
  { q: '' },
  { q: 'x'.repeat(101) },
  { q: 'panjabi', limit: '0' },
  { q: 'panjabi', limit: '241' },
  { q: 'panjabi', category: 'cars' },
  { q: 'panjabi', collection: 'spring' },
  { q: 'panjabi', inStock: 'yes' },
  { q: 'panjabi', min: '1'.repeat(17) },
])('rejects a search with %j', async (parameters) => {
  expect((await search(parameters as Record<string, string>)).status).toBe(400);
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
