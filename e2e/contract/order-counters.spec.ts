import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, statusAndBody } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { countChanges, openDelivery, type Delivery } from './delivery.ts';

const testData = openTestData();
let delivery: Delivery;

beforeAll(async () => {
  delivery = await openDelivery(testData);
});
afterAll(() => testData.close());

describe('the counters are right when an order', () => {
  test('is returned, which removes its revenue', async () => {
    const { _id: id } = await delivery.newOrder();
    const before = await delivery.counts();
    await delivery.put(`status/${id}`, { orderStatus: 'delivered', deliveryStatus: 'returned' });
    expect(countChanges(before, await delivery.counts())).toEqual({
      confirmed: -1,
      // The statistics count it as its badge shows it: returned, not delivered.
      returned: 1,
      revenue: -1310,
      'to:pending': -1,
      'to:returned': 1,
    });
  });

  test('is deleted, and a second deletion is a 404', async () => {
    const before = await delivery.counts();
    const { _id: id } = await delivery.newOrder();
    const remove = (example?: Example) =>
      call(`/api/orders/${id}/delete`, { method: 'DELETE', token: delivery.callers.tokens.admin, example });
    expect(statusAndBody(await remove('deleteOrder'))).toEqual([
      200,
      { success: true, message: 'Order deleted successfully!' },
    ]);
    expect((await testData.db.doc(`orders/${id}`).get()).exists).toBe(false);
    expect(statusAndBody(await remove())).toEqual([404, { success: false, message: 'Order not found' }]);
    expect(countChanges(before, await delivery.counts())).toEqual({});
    const { docs } = await testData.db.collection('audit').where('subject.id', '==', id).get();
    expect(docs.map((entry) => entry.data())).toMatchObject([
      {
        action: 'order.deleted',
        by: { uid: delivery.callers.admin.uid },
        before: { orderStatus: 'confirmed' },
      },
    ]);
  });

  test('is deleted by concurrent requests', async () => {
    const before = await delivery.counts();
    const { _id: id } = await delivery.newOrder();
    const remove = () =>
      call(`/api/orders/${id}/delete`, { method: 'DELETE', token: delivery.callers.tokens.admin });
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(countChanges(before, await delivery.counts())).toEqual({});
  });
});
