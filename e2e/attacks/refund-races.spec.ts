import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { gateway } from '../fixtures/orders/gateway.ts';
import { placePaidOrder } from '../fixtures/orders/place-order.ts';

/* A payment is refunded once, also when staff and customer concurrently refund, record, cancel and delete. */
const testData = openTestData();
const { db } = testData;
let callers: Callers;
let product: { id: string; price: number };

beforeAll(async () => {
  callers = await openCallers(testData);
  product = await testData.product();
});
afterAll(() => testData.close());

const paidOrder = () => placePaidOrder(callers.tokens.user!, product, testData);

const asStaff = (method: string, path: string, body?: object) =>
  call(path, { method, token: callers.tokens.admin, body });
const refund = (tranId: string, byHand?: string) =>
  asStaff('POST', `/api/payments/${tranId}/refund`, byHand === undefined ? {} : { byHand });
const refundOf = async (tranId: string) =>
  (await db.doc(`payments/${tranId}`).get()).get('refund') as { state: string; note: string } | null;
const auditedRefunds = async (tranId: string) => {
  const { docs } = await db.collection('audit').where('subject.id', '==', tranId).get();
  return docs.map((it) => it.get('action') as string);
};

/** Returns how often a payment was refunded: by the gateway, and by hand as recorded. */
async function refundCount(tranId: string): Promise<number> {
  const byHand = /^Panel /.test((await refundOf(tranId))?.note ?? '') ? 1 : 0;
  return (await gateway.payment(tranId)).refunds.length + byHand;
}

test.each([1, 2, 3, 4])(
  'a refund is made once by concurrent requests to the gateway and by hand, round %d',
  async () => {
    const { tranId, _id: id } = await paidOrder();
    expect((await asStaff('DELETE', `/api/orders/${id}/delete`)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => refund(tranId, n % 2 ? `Panel ${n}` : undefined)),
    );
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(await refundCount(tranId)).toBe(1);
    expect(await auditedRefunds(tranId)).toHaveLength(1);
    // Whichever came first, another reference does not replace it.
    expect((await refund(tranId, 'Panel again')).status).toBe(409);
    expect(await refundCount(tranId)).toBe(1);
  },
);

test.each([1, 2, 3])(
  'a refund is made once while the order is concurrently cancelled and deleted, round %d',
  async () => {
    const { tranId, _id: id } = await paidOrder();
    await Promise.all([
      asStaff('DELETE', `/api/orders/${id}/delete`),
      call(`/api/orders/${id}/cancel`, { method: 'POST', token: callers.tokens.user }),
      refund(tranId),
      refund(tranId, 'Panel 1'),
      refund(tranId),
    ]);
    await refund(tranId);
    expect(await refundCount(tranId)).toBe(1);
    expect((await refundOf(tranId))?.state).toMatch(/^(requested|accepted|refunded)$/);
  },
);

test.each([{}, { byHand: 'Panel 1' }])('a refund is rejected for anyone but staff: %j', async (body) => {
  const { tranId, _id: id } = await paidOrder();
  await asStaff('DELETE', `/api/orders/${id}/delete`);
  for (const token of [callers.tokens.user, callers.tokens.other, undefined]) {
    const { status } = await call(`/api/payments/${tranId}/refund`, { method: 'POST', token, body });
    expect(status).toBe(token ? 403 : 401);
  }
  expect([await refundCount(tranId), await refundOf(tranId)]).toEqual([0, null]);
});

test('a refund of an active order is rejected', async () => {
  const { tranId } = await paidOrder();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => refund(tranId, n % 2 ? 'Panel 1' : undefined)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
  expect([await refundCount(tranId), await refundOf(tranId)]).toEqual([0, null]);
});
