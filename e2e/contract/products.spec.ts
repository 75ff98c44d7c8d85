import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';

/* The public calls of the catalogue. */
const testData = openTestData();
afterAll(() => testData.close());

type Listed = { id: string; category: string; featured: boolean; createdAt: string }[];
const productsOf = (body: { data?: unknown }) => body.data as Listed;

describe('products', () => {
  /** More than one page. */
  const PRODUCTS = 25;
  beforeAll(async () => {
    for (let n = 0; n < PRODUCTS; n++) {
      await testData.product({ category: n % 3 ? 'clothing' : 'shoes', featured: n % 5 === 0 });
    }
  });

  test('are listed publicly, newest first and cacheable', async () => {
    const { status, body, headers } = await call('/api/products');
    expect(status).toBe(200);
    expect(productsOf(body).length).toBeGreaterThanOrEqual(PRODUCTS);
    const dates = productsOf(body).map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(headers.get('cache-control')).toMatch(/public.*s-maxage=\d+/);
  });

  test('are listed in pages without a gap, by category and by featured', async () => {
    const all = productsOf((await call('/api/products')).body).map(({ id }) => id);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const next = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
      const { body } = await call(`/api/products?limit=20${next}`);
      seen.push(...productsOf(body).map(({ id }) => id));
      cursor = body.nextCursor;
    } while (cursor);
    expect(new Set(seen)).toEqual(new Set(all));
    const shoes = productsOf((await call('/api/products?category=shoes')).body);
    expect(shoes.length).toBeGreaterThan(0);
    expect(shoes.every(({ category }) => category === 'shoes')).toBe(true);
    const featured = productsOf((await call('/api/products?featured=true')).body);
    expect(featured.length).toBeGreaterThan(0);
    expect(featured.every((product) => product.featured)).toBe(true);
  });

  test.each(['limit=0', 'limit=1000', 'limit=x', 'category=weapons', 'featured=maybe', 'cursor=%00%ff'])(
    'are rejected with an error for %s',
    async (query) => {
      const { status, body } = await call(`/api/products?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, message: expect.any(String) });
    },
  );

  test('are found by id with the price in taka; an unknown id is a 404', async () => {
    const product = await testData.product();
    const found = await call(`/api/products/${product.id}`);
    expect(found.body.data).toMatchObject({ _id: product.id, id: product.id, price: 1250, inStock: true });
    const missing = await call('/api/products/NO_SUCH_PRODUCT');
    expect(missing.status).toBe(404);
    expect(missing.body.success).toBe(false);
  });
});
