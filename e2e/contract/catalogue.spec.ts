import { catalogueEntryOf, MOST_INDEXED, storedEntry } from '@nargisus/domain/catalogue';
import { taka } from '@nargisus/domain/money';
import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { call } from '../fixtures/network/api-client.ts';
import { pretendLargeShop } from '../fixtures/data/pretend-large-shop.ts';
import { openTestData } from '../fixtures/data/test-data.ts';

// The first change waits until the function followProducts has started.
vi.setConfig({ testTimeout: 90_000 });
const testData = openTestData();
afterAll(() => testData.close());

type Entries = { id: string; createdAt: string }[];

/** Returns a product's entry from the API, uncached. */
async function entryOf(id: string): Promise<unknown> {
  const { body } = await call('/api/catalogue', { headers: { 'Cache-Control': 'no-cache' } });
  return (body.data as unknown as Entries).find((entry) => entry.id === id);
}

/** Waits until the index, which a trigger updates, has the entry; undefined means no entry. */
async function expectEntry(id: string, entry: unknown): Promise<void> {
  await expect.poll(() => entryOf(id), { timeout: 60_000, interval: 200 }).toEqual(entry);
}

describe('the index of the catalogue', () => {
  test('follows every creation, change and deletion of a product', async () => {
    const product = await testData.product({ name: 'Nakshi Panjabi', collections: ['men'] });
    const stored = JSON.parse(JSON.stringify(storedEntry(catalogueEntryOf(product)))) as object;
    const entry = { ...stored, isNew: true };
    await expectEntry(product.id, entry);
    await testData.changeProduct(product.id, { price: 990, inStock: false });
    await expectEntry(product.id, { ...entry, price: 990, inStock: false });
    await testData.removeProduct(product.id);
    await expectEntry(product.id, undefined);
  });

  test('is public, newest first and cacheable', async () => {
    for (let n = 0; n < 3; n += 1) await expectEntry((await testData.product()).id, expect.anything());
    const { status, body, headers } = await call('/api/catalogue', { example: 'readCatalogue' });
    expect([status, body.success]).toEqual([200, true]);
    const dates = (body.data as unknown as Entries).map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(headers.get('cache-control')).toMatch(/public.*s-maxage=60, stale-while-revalidate=60$/);
    // Without it, Node's fetch requests an uncached answer.
    const conditional = { headers: { 'If-None-Match': headers.get('etag')!, 'Cache-Control': 'max-age=0' } };
    expect((await fetch(`${addresses.shop}/api/catalogue`, conditional)).status).toBe(304);
  });

  test('omits a product with an invalid document', async () => {
    const { id } = await testData.product();
    await expectEntry(id, expect.anything());
    await testData.changeProduct(id, { price: 'free' });
    await expectEntry(id, undefined);
    await testData.removeProduct(id);
  });
});

test('is closed above ten thousand products, and says how many there are', async () => {
  const large = await pretendLargeShop(testData.db);
  try {
    const { status, body, headers } = await call('/api/catalogue', {
      headers: { 'Cache-Control': 'no-cache' },
    });
    expect([status, body.data]).toEqual([200, []]);
    expect(body.total).toBeGreaterThan(MOST_INDEXED);
    expect(headers.get('cache-control')).toMatch(/s-maxage=60/);
  } finally {
    await large.end();
  }
  const { body } = await call('/api/catalogue', { headers: { 'Cache-Control': 'no-cache' } });
  expect((body.data as unknown as Entries).length).toBeGreaterThan(0);
  expect(body.total).toBeUndefined();
});

test('counts each collection as it is listed', async () => {
  const countsOf = async (example?: 'countCollections') => {
    const { status, body, headers } = await call('/api/catalogue/shelves', { example });
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringMatching(/s-maxage/)]);
    return body.data as unknown as { id: string; count: number }[];
  };
  const before = await countsOf();
  await testData.product({ collections: ['kids', 'summer'], featured: true });
  const after = await countsOf('countCollections');
  // Featured products form the collection `nargisus`.
  const increased = new Set(['kids', 'summer', 'nargisus']);
  expect(after).toEqual(before.map(({ id, count }) => ({ id, count: count + (increased.has(id) ? 1 : 0) })));
  for (const { id, count } of after) {
    expect((await call(`/api/products?collection=${id}&limit=1`)).body.total).toBe(count);
  }
});

describe('the list of a collection', () => {
  test('is listed in pages with its total, and nargisus lists the featured products', async () => {
    const before = await call('/api/products?collection=kids&limit=1');
    const kids = await testData.product({ collections: ['kids'] });
    const house = await testData.product({ collections: [], featured: true, price: taka(7) });
    const after = await call('/api/products?collection=kids&limit=1');
    expect((after.body.data as unknown as Entries).map(({ id }) => id)).toEqual([kids.id]);
    expect(after.body.total).toBe((before.body.total ?? 0) + 1);
    const shown = await call('/api/products?collection=nargisus&limit=1');
    expect((shown.body.data as unknown as Entries)[0]?.id).toBe(house.id);
    expect((await call('/api/products?collection=spring')).status).toBe(404);
    expect((await call('/api/products?collection=Spring')).status).toBe(400);
  });
});
