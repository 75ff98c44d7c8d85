import { taka } from '@nargisus/domain/money';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { placeOrder, placePaidOrder } from '../fixtures/orders/place-order.ts';

/* Staff give a part of an online payment back while the order lives on. */
const testData = openTestData();
let callers: Callers;
let product: { id: string; price: number };

beforeAll(async () => {
  callers = await openCallers(testData);
  product = await testData.product();
});
afterAll(() => testData.close());

interface Money {
  readonly total: number;
  readonly paid: number;
  readonly refunded: number;
  readonly toCollect: number;
}

const stored = async (id: string) =>
  (await testData.db.doc(`orders/${id}`).get()).data() as {
    money: Money;
    refund: string | null;
    orderId: string;
    totalAmount: number;
  };
const attemptOf = async (tranId: string) => (await testData.db.doc(`payments/${tranId}`).get()).data()!;

async function paidOrder(): Promise<{ id: string; tranId: string; total: number }> {
  const { _id: id, tranId } = await placePaidOrder(callers.tokens.user!, product, testData);
  return { id, tranId, total: (await stored(id)).totalAmount };
}

interface Sending {
  token?: string;
  key?: string;
  example?: Example;
}

const refund = (id: string, body: object, { token, key = randomUUID(), example }: Sending = {}) =>
  call(`/api/orders/${id}/refunds`, {
    method: 'POST',
    token: token ?? callers.tokens.admin,
    headers: { 'Idempotency-Key': key },
    body,
    example,
  });

describe('a part of an online payment', () => {
  test('goes to the gateway once, however often the request is repeated', async () => {
    const { id, tranId, total } = await paidOrder();
    const key = randomUUID();
    const body = { amount: 100.5, reason: 'Torn sleeve' };
    const first = await refund(id, body, { key, example: 'refundPart' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      message: 'The refund was requested',
      data: { orderStatus: 'confirmed', paymentStatus: 'paid', refund: null, money: { paid: total } },
    });
    expect((await refund(id, body, { key })).status).toBe(200);
    const { refunds } = await attemptOf(tranId);
    expect(refunds).toMatchObject([
      { amount: 100.5, reason: 'Torn sleeve', state: expect.any(String) as string },
    ]);
    const entries = await testData.db.collection('audit').where('subject.id', '==', tranId).get();
    expect(entries.docs.map((it) => it.data())).toMatchObject([
      {
        action: 'payment.refund-requested',
        by: { uid: callers.admin.uid },
        after: { amount: 100.5 },
        note: 'Torn sleeve',
      },
    ]);
  });

  test('is never more than was paid and is in no other refund', async () => {
    const { id, total } = await paidOrder();
    await refund(id, { amount: 100, reason: 'Stain' });
    const answer = await refund(id, { amount: total - 99.99, reason: 'Stain' });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toMatch(/^At most ৳[\d,.]+ can go back$/);
    const [one, other] = await Promise.all(
      [1, 2].map(() => refund(id, { amount: total - 100, reason: 'The rest' })),
    );
    expect([one!.status, other!.status].sort()).toEqual([201, 409]);
  });

  test('leaves the rest to a cancellation', async () => {
    const { id, tranId, total } = await paidOrder();
    await refund(id, { amount: 100, reason: 'Stain' });
    await call(`/api/orders/${id}/cancel`, { method: 'POST', token: callers.tokens.admin });
    expect(await attemptOf(tranId)).toMatchObject({ refund: { amount: total - 100 } });
    expect((await refund(id, { amount: 1, reason: 'More' })).status).toBe(409);
  });
});

describe('a refund is rejected', () => {
  test('of an order that is paid in cash', async () => {
    const { _id } = await placeOrder(callers.tokens.user!, product);
    const answer = await refund(_id, { amount: 1, reason: 'Stain' });
    expect([answer.status, answer.body.message]).toEqual([409, 'Nothing was paid']);
  });

  test('of an order that does not exist', async () => {
    expect((await refund('no-such-order', { amount: 1, reason: 'Stain' })).status).toBe(404);
  });

  test.each([
    [{ amount: 0, reason: 'Stain' }, 'Please enter the amount that goes back'],
    [{ amount: -1, reason: 'Stain' }, 'Please enter the amount that goes back'],
    [{ amount: 1.001, reason: 'Stain' }, 'Please enter the amount that goes back'],
    [{ reason: 'Stain' }, 'Please enter the amount that goes back'],
    [{ amount: 1, reason: ' ' }, 'Please give a reason'],
  ])('with %j', async (body, message) => {
    const { _id } = await placeOrder(callers.tokens.user!, product);
    const answer = await refund(_id, body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  test('by a customer, also of their own order', async () => {
    const { id } = await paidOrder();
    const token = callers.tokens.user;
    expect((await refund(id, { amount: 1, reason: 'Mine' }, { token })).status).toBe(403);
    expect((await stored(id)).money.refunded).toBe(0);
  });
});

test('an order says what was paid and what the rider collects, in whole taka', async () => {
  const odd = await testData.product({ price: taka(999.75) });
  const { _id } = await placeOrder(callers.tokens.user!, odd);
  const { money } = await stored(_id);
  expect(money).toMatchObject({ paid: 0, refunded: 0, toCollect: Math.floor(money.total) });
  expect(Number.isInteger(money.total)).toBe(false);
});
