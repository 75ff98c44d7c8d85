import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openCallers, UNAUTHENTICATED, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

/* Reports of orders to Meta. The shop of these tests has no pixel: e2e/serial/ads.spec.ts sends them. */
vi.setConfig({ testTimeout: 90_000 });
const testData = openTestData();
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
});
afterAll(() => testData.close());

const newOrder = async () => (await placeOrder(callers.tokens.user!, await testData.product()))._id;
const report = (id: string, { token, body, example }: { token?: string; body?: object; example?: Example }) =>
  call(`/api/orders/${id}/conversion`, {
    method: 'POST',
    token,
    body: body ?? { userAgent: 'Mozilla/5.0', browserId: 'fb.1.1795845600123.1073741824' },
    example,
  });
const isStored = async (id: string) => (await testData.db.doc(`conversions/${id}`).get()).exists;

test.each(UNAUTHENTICATED)('%s cannot report an order', async (caller) => {
  const id = await newOrder();
  expect((await report(id, { token: callers.tokens[caller] })).status).toBe(401);
  expect(await isStored(id)).toBe(false);
});

test("staff cannot report a customer's order, and learn nothing of it", async () => {
  const id = await newOrder();
  const answers = await Promise.all([
    report(id, { token: callers.tokens.admin! }),
    report('no-such-order', { token: callers.tokens.admin! }),
  ]);
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
    [404, 'Order not found'],
    [404, 'Order not found'],
  ]);
});

test('a shop without a pixel stores and sends nothing', async () => {
  const id = await newOrder();
  const answer = await report(id, { token: callers.tokens.user!, example: 'reportConversion' });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual({ isFirst: false });
  expect(await isStored(id)).toBe(false);
});

test.each([
  ['no browser', {}],
  ['a browser id that is none', { userAgent: 'Mozilla/5.0', browserId: 'fb.1.1' }],
  ['a click id with markup', { userAgent: 'Mozilla/5.0', clickId: 'fb.1.1795845600123.<img>' }],
  ['a long browser', { userAgent: 'x'.repeat(513) }],
])('%s is refused', async (_what, body) => {
  const id = await newOrder();
  expect((await report(id, { token: callers.tokens.user!, body })).status).toBe(400);
});
