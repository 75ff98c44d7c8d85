import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { call, statusAndBody, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { ADDRESS, newIdempotencyKey, orderDraft } from '../fixtures/orders/drafts.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

/* What staff decide and note about the phone number of orders. */
const PHONE = '01755500860'; // no other test orders on it
const testData = openTestData();
let [admin, shopper]: [Account, Account] = [] as never;
let token: string;

beforeAll(async () => {
  await testData.db.doc(`phoneNumbers/${PHONE}`).delete();
  [admin, shopper] = [await testData.account('admin'), await testData.account('user')];
  token = await tokenOf(admin);
});
afterAll(() => testData.close());

const decide = (body: object, example?: Example) =>
  call(`/api/phones/${PHONE}`, { method: 'PUT', token, body, example });

test('a number is noted, blocked and freed, and lists its orders', async () => {
  const product = await testData.product();
  const order = await placeOrder(shopper, product, { ...ADDRESS, recipientPhone: PHONE });
  const noted = await call(`/api/phones/${PHONE}/notes`, {
    ...{ method: 'POST', token, body: { text: 'Call after six' } },
    example: 'addPhoneNote',
  });
  expect([noted.status, noted.body.message]).toEqual([201, 'Note saved']);

  const blocked = await decide(
    { blocked: { from: false, to: true }, reason: 'Refused five parcels' },
    'decidePhone',
  );
  expect(blocked.body.data).toMatchObject({
    ...{ phone: PHONE, blocked: { by: admin.uid, reason: 'Refused five parcels' }, override: null },
    notes: [{ text: 'Call after six', decided: null }, { decided: 'blocked' }],
  });
  const refused = await call('/api/orders', {
    ...{ method: 'POST', token: await tokenOf(shopper), headers: newIdempotencyKey() },
    body: orderDraft(product, { recipientPhone: PHONE }),
    example: 'placeOrder: a blocked number',
  });
  expect(refused.status).toBe(403);
  expect(refused.body.message).toMatch(/^We cannot take an order for this phone number/);

  const stale = await decide(
    { override: { from: 'trusted', to: 'advance' }, reason: 'Far away' },
    'decidePhone: a colleague was faster',
  );
  expect([stale.status, stale.body.data]).toEqual([
    409,
    { stale: [{ field: 'override', is: null }], by: admin.name },
  ]);
  await decide({ blocked: { from: true, to: false }, reason: 'Apologised' });

  const read = await call(`/api/phones/+88${PHONE}`, { token, example: 'readPhone' });
  expect(read.body.data).toMatchObject({ phone: PHONE, blocked: null });
  const listed = await call(`/api/phones/${PHONE}/orders?limit=1`, { token, example: 'listPhoneOrders' });
  expect(listed.body.data).toMatchObject([{ _id: order._id }]);
});

test.each([
  [{ reason: 'Nothing' }, 'blocked'],
  [{ blocked: { from: false, to: true }, reason: ' ' }, 'reason'],
  [{ override: { from: null, to: 'painted' }, reason: 'Why' }, 'override.to'],
])('a decision is refused with the error of the field: %j', async (body, field) => {
  const { status, body: answer } = await decide(body);
  expect([status, Object.keys(answer.errors ?? {})]).toEqual([400, [field]]);
});

test('what is no number is a request that is not valid', async () => {
  for (const phone of ['123', '00000000000', 'NONE'])
    expect(statusAndBody(await call(`/api/phones/${phone}`, { token }))[0]).toBe(400);
});
