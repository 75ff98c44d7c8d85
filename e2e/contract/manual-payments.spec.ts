import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';

/*
 * Staff record what customers pay to the shop's own wallet numbers. The rules are tested in
 * functions/src/payments/manual-payments.integration.test.ts.
 */
const testData = openTestData();
let callers: Callers;
let product: { id: string; price: number };

beforeAll(async () => {
  callers = await openCallers(testData);
  product = await testData.product();
});
afterAll(() => testData.close());

const order = () => placeOrder(callers.tokens.user!, product);
const trxId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase();

interface Sending {
  token?: string;
  key?: { 'Idempotency-Key': string };
  example?: Example;
}
const send = (path: string, body: object, { token, key, example }: Sending = {}) =>
  call(path, {
    ...{ method: 'POST', token: token ?? callers.tokens.admin, headers: key ?? newIdempotencyKey() },
    ...{ body, example },
  });
const paid = (id: string, change: object = {}, sending?: Sending) =>
  send(
    `/api/orders/${id}/payments`,
    { method: 'bkash', amount: 500, reference: trxId(), ...change },
    sending,
  );
const recordsOf = async ({ _id }: PlacedOrder, example?: Example) =>
  (await call(`/api/orders/${_id}/payments/by-hand`, { token: callers.tokens.admin, example })).body
    .data as unknown as { _id: string; reference: string; state: string }[];

describe('a payment by hand', () => {
  test('is recorded once, lowers what is collected, and is seen by its customer without the TrxID', async () => {
    const placed = await order();
    const key = newIdempotencyKey();
    const sent = { reference: '8n7a-' + trxId().slice(0, 6), note: 'Sent by his brother' };
    const first = await paid(placed._id, sent, { key, example: 'recordPayment' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      message: 'Payment recorded',
      data: { paymentStatus: 'pending', money: { paid: 500, byHand: 500, toCollect: 810 } },
    });
    expect((await paid(placed._id, sent, { key })).status).toBe(200);
    const records = await recordsOf(placed, 'manualPayments');
    const reference = sent.reference.toUpperCase().replace('-', '');
    expect(records).toMatchObject([{ kind: 'payment', reference, state: 'recorded' }]);
    const mine = await call('/api/me/orders', { token: callers.tokens.user });
    const text = JSON.stringify(mine.body);
    expect(text).toContain('"payment":{"kind":"received","method":"bkash","amount":500}');
    expect(text).not.toContain(reference);
    expect(text).not.toContain('brother');
  });

  test('is a 409 for a TrxID that was used, and names the order to staff', async () => {
    const [one, other] = [await order(), await order()];
    const reference = trxId();
    await paid(one._id, { reference });
    const answer = await paid(other._id, { reference: reference.toLowerCase() });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      `This transaction was recorded for ${one.orderId} already`,
    ]);
  });

  test('is claimed by exactly one of many requests at once', async () => {
    const orders = await Promise.all([order(), order(), order()]);
    const reference = trxId();
    const answers = await Promise.all(orders.map(({ _id }) => paid(_id, { reference })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test.each([
    [{ reference: '123' }, 'reference'],
    [{ method: 'paypal' }, 'method'],
    [{ amount: 0 }, 'amount'],
    [{ amount: '12.345' }, 'amount'],
    [{ note: 'x'.repeat(201) }, 'note'],
    [{ method: 'bank', reference: 'x'.repeat(41) }, 'reference'],
  ])('is a 400 with the error of the field: %j', async (change, field) => {
    const { _id } = await order();
    const { status, body } = await paid(_id, change);
    expect([status, Object.keys(body.errors!)]).toEqual([400, [field]]);
  });

  test('is never more than is due', async () => {
    const { _id } = await order();
    const answer = await paid(_id, { amount: 1310.01 });
    expect([answer.status, answer.body.message]).toEqual([409, 'At most ৳1,310.00 is due for this order']);
    expect((await paid(_id, { amount: 1310 })).body.data).toMatchObject({ paymentStatus: 'paid' });
    expect((await paid(_id, { amount: 1 })).body.message).toBe('Nothing is due for this order');
  });

  test('is recorded by staff only, not by the owner of the order', async () => {
    const { _id } = await order();
    expect((await paid(_id, {}, { token: callers.tokens.user })).status).toBe(403);
    const answer = await call(`/api/orders/${_id}/payments/by-hand`, { token: callers.tokens.user });
    expect(answer.status).toBe(403);
  });
});

test('a record that was a mistake is reversed, and its TrxID can be recorded again', async () => {
  const [placed, other] = [await order(), await order()];
  const reference = trxId();
  await paid(placed._id, { reference });
  const [record] = await recordsOf(placed);
  const path = `/api/orders/${placed._id}/payments/by-hand/${record!._id}/reverse`;
  expect((await send(path, {})).status).toBe(400);
  const answer = await send(path, { reason: 'Typed into the wrong order' }, { example: 'reversePayment' });
  expect(answer.body).toMatchObject({
    message: 'The record was reversed',
    data: { money: { paid: 0, toCollect: 1310 } },
  });
  expect((await paid(other._id, { reference })).status).toBe(201);
});

test('money of a cancelled order is sent back by hand, and no gateway is asked', async () => {
  const { _id } = await order();
  await paid(_id);
  const cancelled = await call(`/api/orders/${_id}/cancel`, { method: 'POST', token: callers.tokens.admin });
  expect(cancelled.body.data).toMatchObject({
    refund: null,
    money: { paid: 500, refunded: 0, toCollect: 0 },
  });
  const body = { method: 'bkash', amount: 500, reference: trxId(), note: '' };
  const answer = await send(`/api/orders/${_id}/refunds/by-hand`, body, { example: 'recordManualRefund' });
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({
    ...{ paymentStatus: 'refunded', refund: null },
    money: { paid: 500, refunded: 500, refundedByHand: 500 },
  });
});

test('the cash of a delivery is sent back by hand, and that delivery is not taken back', async () => {
  const { _id } = await order();
  const status = (body: object) =>
    call(`/api/delivery/status/${_id}`, { method: 'PUT', token: callers.tokens.admin, body });
  await status({ orderStatus: 'delivered', deliveryStatus: 'delivered' });
  const refund = (amount: number) =>
    send(`/api/orders/${_id}/refunds/by-hand`, { method: 'bkash', amount, reference: trxId(), note: '' });
  expect((await refund(1310.01)).body.message).toBe('At most ৳1,310.00 can be sent back by hand');
  expect((await refund(500)).body.data).toMatchObject({
    paymentStatus: 'paid',
    money: { paid: 1310, collected: 1310, refunded: 500, refundedByHand: 500 },
  });
  const answer = await status({ orderStatus: 'shipped', deliveryStatus: 'in_transit' });
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'Cash of this delivery was sent back or credited to another order. Reverse that refund first.',
  ]);
});
