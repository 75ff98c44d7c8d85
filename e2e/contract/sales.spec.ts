import { taka } from '@nargisus/domain/money';
import { addDays, dhakaDay } from '@nargisus/domain/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { orderDraft, newIdempotencyKey } from '../fixtures/orders/drafts.ts';

/* What was sold, by category, region and product. */
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

const ask = (query: string, example?: 'salesStats' | 'salesStats: too long a period') =>
  call(`/api/orders/stats/sales?${query}`, { token: callers.tokens.admin, example });

async function salesOf(from: string, to: string, example?: 'salesStats'): Promise<Sales> {
  const { status, body } = await ask(`from=${from}&to=${to}`, example);
  expect([status, body.success]).toEqual([200, true]);
  return body.data as unknown as Sales;
}

/** How much more there is of one entry than before. */
const more = (now: Sales, before: Sales) => ({
  beauty: revenueOf(now.categories, 'beauty') - revenueOf(before.categories, 'beauty'),
  Rangpur: revenueOf(now.regions, 'Rangpur') - revenueOf(before.regions, 'Rangpur'),
});
const revenueOf = (list: readonly ({ revenue: number } & object)[], name: string) =>
  list.find((it) => Object.values<unknown>(it).includes(name))?.revenue ?? 0;

test('an order counts in its day’s sales at once, also after the product is deleted, until it is cancelled', async () => {
  const before = await salesOf(today, today);
  // Dear enough to be among the ten, whatever other tests have bought.
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
  expect(more(after, before)).toEqual({ beauty: 900_000, Rangpur: 900_060 });
  expect(after.products).toContainEqual({
    productId: product.id,
    name: 'নকশি কাঁথা',
    quantity: 1,
    revenue: 900_000,
  });
  expect(after.products.length).toBeLessThanOrEqual(10);

  const gone = await call(`/api/products/${product.id}`, { method: 'DELETE', token: callers.tokens.admin });
  expect(gone.status).toBe(200);
  const { products } = await salesOf(today, today);
  expect(products.find(({ productId }) => productId === product.id)?.name).toBe('নকশি কাঁথা');

  const { _id } = placed.body.data as unknown as { _id: string };
  const cancelled = await call(`/api/orders/${_id}/cancel`, { method: 'POST', token: callers.tokens.user });
  expect(cancelled.status).toBe(200);
  const last = await salesOf(today, today);
  expect(more(last, before)).toEqual({ beauty: 0, Rangpur: 0 });
  expect(last.products.map(({ productId }) => productId)).not.toContain(product.id);
});

test('days without orders sold nothing', async () => {
  const nothing = { categories: [], regions: [], products: [] };
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
  ])('%s is answered with what is wrong', async (query, errors) => {
    const example = 'to' in errors && /92/.test(errors.to) ? 'salesStats: too long a period' : undefined;
    const { status, body } = await ask(query, example);
    expect([status, body]).toEqual([400, { success: false, message: Object.values(errors)[0], errors }]);
  });

  test('a quarter is accepted', async () => {
    expect((await ask(`from=${addDays(today, -91)}&to=${today}`)).status).toBe(200);
  });
});
