import { taka } from '@nargisus/domain/money';
import { addDays, dhakaDay } from '@nargisus/domain/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { orderDraft, newIdempotencyKey } from '../fixtures/orders/drafts.ts';

/* Sales by category, region and product. */
const testData = openTestData();
let callers: Callers;
const today = dhakaDay(new Date());

beforeAll(async () => {
  callers = await openCallers(testData);
});
afterAll(() => testData.close());

interface Sales {
  from: string;
  to: string;
  categories: { category: string; quantity: number; revenue: number }[];
  regions: { region: string; orders: number; revenue: number }[];
  products: { productId: string; name: string; quantity: number; revenue: number }[];
}

const request = (query: string, example?: 'salesStats' | 'salesStats: too long a period') =>
  call(`/api/orders/stats/sales?${query}`, { token: callers.tokens.admin, example });

async function salesOf(from: string, to: string, example?: 'salesStats'): Promise<Sales> {
  const { status, body } = await request(`from=${from}&to=${to}`, example);
  expect([status, body.success]).toEqual([200, true]);
  return body.data as unknown as Sales;
}

/** Returns how much the revenue of one category and one region has grown. */
const growth = (after: Sales, before: Sales) => ({
  beauty: revenueOf(after.categories, 'beauty') - revenueOf(before.categories, 'beauty'),
  Rangpur: revenueOf(after.regions, 'Rangpur') - revenueOf(before.regions, 'Rangpur'),
});
const revenueOf = (list: readonly ({ revenue: number } & object)[], name: string) =>
  list.find((it) => Object.values<unknown>(it).includes(name))?.revenue ?? 0;

test('an order counts in its day’s sales until it is cancelled, also after its product is deleted', async () => {
  const before = await salesOf(today, today);
  // Expensive enough to be among the ten, whatever other tests bought.
  const product = await testData.product({
    name: 'নকশি কাঁথা',
    price: taka(900_000),
    category: 'beauty',
  });
  const draft = orderDraft(product, { region: 'Rangpur' });
  const request = { method: 'POST', token: callers.tokens.user, headers: newIdempotencyKey(), body: draft };
  const placed = await call('/api/orders', request);
  expect(placed.status).toBe(201);

  const after = await salesOf(today, today, 'salesStats');
  expect([after.from, after.to]).toEqual([today, today]);
  expect(growth(after, before)).toEqual({ beauty: 900_000, Rangpur: 900_060 });
  expect(after.products).toContainEqual({
    productId: product.id,
    name: 'নকশি কাঁথা',
    quantity: 1,
    revenue: 900_000,
  });
  expect(after.products.length).toBeLessThanOrEqual(10);

  const deleted = await call(`/api/products/${product.id}`, {
    method: 'DELETE',
    token: callers.tokens.admin,
  });
  expect(deleted.status).toBe(200);
  const { products } = await salesOf(today, today);
  expect(products.find(({ productId }) => productId === product.id)?.name).toBe('নকশি কাঁথা');

  const { _id } = placed.body.data as unknown as { _id: string };
  const cancelled = await call(`/api/orders/${_id}/cancel`, { method: 'POST', token: callers.tokens.user });
  expect(cancelled.status).toBe(200);
  const last = await salesOf(today, today);
  expect(growth(last, before)).toEqual({ beauty: 0, Rangpur: 0 });
  expect(last.products.map(({ productId }) => productId)).not.toContain(product.id);
});

test('a period without orders has empty lists', async () => {
  const costs = { quantity: 0, revenue: 0, knownQuantity: 0, knownRevenue: 0, cost: 0 };
  const nothing = { categories: [], regions: [], products: [], costs };
  expect(await salesOf('2001-01-01', '2001-02-01')).toEqual({
    from: '2001-01-01',
    to: '2001-02-01',
    ...nothing,
  });
});

describe('an invalid period', () => {
  const date = 'Please give a date as YYYY-MM-DD';
  test.each([
    ['', { from: date, to: date }],
    [`to=${today}`, { from: date }],
    [`from=${today}&to=yesterday`, { to: date }],
    ['from=2026-02-30&to=2026-03-01', { from: date }],
    [`from=${today}&to=${addDays(today, -1)}`, { to: 'The last day lies before the first one' }],
    [`from=${addDays(today, -92)}&to=${today}`, { to: 'Please choose at most 92 days' }],
  ])('%s is rejected with an error per field', async (query, errors) => {
    const example = 'to' in errors && /92/.test(errors.to) ? 'salesStats: too long a period' : undefined;
    const { status, body } = await request(query, example);
    expect([status, body]).toEqual([400, { success: false, message: Object.values(errors)[0], errors }]);
  });

  test('a quarter is accepted', async () => {
    expect((await request(`from=${addDays(today, -91)}&to=${today}`)).status).toBe(200);
  });
});
