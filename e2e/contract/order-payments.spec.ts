import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { orderDraft, newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { returnFromGateway, gateway, type Choice } from '../fixtures/orders/gateway.ts';

/* The payment attempts of an order, as staff see them on the order's page. */
const testData = openTestData();
let adminToken: string;
let token: string;
let product: { id: string; price: number };

beforeAll(async () => {
  adminToken = await tokenOf(await testData.account('admin'));
  product = await testData.product();
});
beforeEach(async () => {
  token = await tokenOf(await testData.account());
});
afterAll(() => testData.close());

interface Attempt {
  _id: string;
  state: string;
  total: number;
  note: string;
  createdAt: string;
  taken: { method: string; amount: number; settledAt: string } | null;
  refund: { state: string } | null;
  order: { _id: string } | null;
}

/** Pays, or fails to pay, with a new idempotency key, as after a declined card. Returns the tranId. */
async function attempt(choice: Choice, headers = newIdempotencyKey(), of = product): Promise<string> {
  const post = { method: 'POST', token, headers, body: orderDraft(of) };
  const { tranId } = (await call('/api/payments/init', post)).body.data as unknown as { tranId: string };
  await gateway.injectFaults(tranId, { delivery: 'browser-only' });
  const back = await gateway.choose(tranId, choice);
  if (back) await returnFromGateway(back);
  return tranId;
}

async function orderInCash(headers = newIdempotencyKey()): Promise<string> {
  const { body } = await call('/api/orders', { method: 'POST', token, headers, body: orderDraft(product) });
  return (body.data as unknown as { _id: string })._id;
}

const orderOf = async (tranId: string) =>
  (await testData.db.doc(`payments/${tranId}`).get()).get('order._id') as string;

async function paymentsOf(id: string, example?: Example): Promise<Attempt[]> {
  const { status, body } = await call(`/api/orders/${id}/payments`, { token: adminToken, example });
  expect(status).toBe(200);
  return body.data as unknown as Attempt[];
}
const ids = (attempts: Attempt[]) => attempts.map(({ _id }) => _id);

test('all payment attempts are listed, oldest first, with their outcomes', async () => {
  const [failed, cancelled, paid] = [await attempt('fail'), await attempt('cancel'), await attempt('bkash')];
  const id = await orderOf(paid);
  const attempts = await paymentsOf(id, 'orderPayments');
  expect(ids(attempts)).toEqual([failed, cancelled, paid]);
  expect(attempts.map(({ state }) => state)).toEqual(['failed', 'cancelled', 'paid']);
  expect(attempts[0]).toMatchObject({ taken: null, refund: null, order: null });
  expect(attempts[0]!.note).not.toBe('');
  const taken = { amount: 1310, method: expect.stringMatching(/bkash/i) as string };
  expect(attempts[2]).toMatchObject({ total: 1310, taken, order: { _id: id } });
  // Internal fields are not answered.
  for (const internal of ['requestKey', 'session', 'nextCheckAt', 'checks']) {
    expect(attempts[2]).not.toHaveProperty(internal);
  }

  await call(`/api/orders/${id}/cancel`, { method: 'POST', token });
  expect((await paymentsOf(id))[2]?.refund).toMatchObject({ state: 'accepted' });
});

test('a cash order lists the earlier online attempts', async () => {
  const failed = await attempt('fail');
  const key = newIdempotencyKey();
  const open = await attempt('close', key);
  expect(ids(await paymentsOf(await orderInCash(key)))).toEqual([failed, open]);
});

test('an order without online attempts lists none', async () => {
  expect(await paymentsOf(await orderInCash())).toEqual([]);
});

test('attempts of other purchases and of other customers are omitted', async () => {
  const first = await orderOf(await attempt('card'));
  const other = await testData.product();
  await attempt('fail', newIdempotencyKey(), other);
  const again = await attempt('card');
  expect(ids(await paymentsOf(await orderOf(again)))).toEqual([again]);
  expect(await paymentsOf(first)).toHaveLength(1);
  token = await tokenOf(await testData.account());
  const theirs = await attempt('card');
  expect(ids(await paymentsOf(await orderOf(theirs)))).toEqual([theirs]);
});

test('an unknown order has no payments', async () => {
  const answer = await call(`/api/orders/${'0'.repeat(32)}/payments`, { token: adminToken });
  expect([answer.status, answer.body]).toEqual([404, { success: false, message: 'Order not found' }]);
});
