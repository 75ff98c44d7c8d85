import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestData } from '../fixtures/data/test-data.ts';
import { statusAndBody } from '../fixtures/network/api-client.ts';
import { countChanges, openDelivery, type Delivery, type Order } from './delivery.ts';

const testData = openTestData();
let delivery: Delivery;

beforeAll(async () => {
  delivery = await openDelivery(testData);
});
afterAll(() => testData.close());

describe('the delivery lists', () => {
  test('contain an order under its delivery status, with its customer while it is pending', async () => {
    const { _id: id } = await delivery.newOrder();
    const pending = await delivery.get('/api/delivery/pending?limit=1', 'listPending');
    const [listed] = pending.body.data! as object[];
    expect(pending.body).toEqual({ success: true, data: [listed], nextCursor: expect.any(String) as string });
    expect(listed).toMatchObject({
      _id: id,
      deliveryStatus: 'pending',
      customer: { name: delivery.callers.user.name, email: delivery.callers.user.email },
    });
    await delivery.put(`assign/${id}`, { deliveryPersonName: 'Jasim' });
    const assigned = await delivery.get('/api/delivery/orders/assigned?limit=1', 'listByDelivery');
    const [first] = assigned.body.data! as object[];
    expect(assigned.body).toEqual({ success: true, data: [first], nextCursor: expect.any(String) as string });
    expect(first).toMatchObject({ _id: id, deliveryAssignedTo: 'Jasim' });
    expect(first).not.toHaveProperty('customer');
    const next = await delivery.get('/api/delivery/pending?limit=100');
    expect((next.body.data! as Order[]).map(({ _id }) => _id)).not.toContain(id);
  });

  test('continue with a cursor after the previous page', async () => {
    const placed = [await delivery.newOrder(), await delivery.newOrder(), await delivery.newOrder()].map(
      ({ _id }) => _id,
    );
    const first = await delivery.get('/api/delivery/pending?limit=2');
    const second = await delivery.get(
      `/api/delivery/pending?limit=1&cursor=${encodeURIComponent(first.body.nextCursor!)}`,
    );
    const ids = [first, second].flatMap(({ body }) => (body.data! as Order[]).map(({ _id }) => _id));
    expect(ids).toEqual(placed.reverse());
  });

  test('omit an order cancelled before it was assigned, as the count does', async () => {
    const { _id: id } = await delivery.newOrder();
    const before = await delivery.counts();
    await delivery.put(`status/${id}`, { orderStatus: 'cancelled' });
    const { body } = await delivery.get('/api/delivery/pending?limit=100');
    expect((body.data! as Order[]).map(({ _id }) => _id)).not.toContain(id);
    expect(countChanges(before, await delivery.counts())).toEqual({
      confirmed: -1,
      cancelled: 1,
      revenue: -1310,
      'to:pending': -1,
    });
  });

  test('reject an unknown status', async () => {
    const message = 'Unknown delivery status';
    expect(statusAndBody(await delivery.get('/api/delivery/orders/lost'))).toEqual([
      400,
      { success: false, message, errors: { status: message } },
    ]);
  });

  test('come with a count for every delivery status, also those without orders', async () => {
    const { body } = await delivery.get('/api/delivery/stats', 'deliveryStats');
    const count = { count: expect.any(Number) as number };
    expect(body).toEqual({
      success: true,
      data: {
        pending: count,
        assigned: count,
        picked_up: count,
        in_transit: count,
        out_for_delivery: count,
        delivered: count,
        failed_delivery: count,
        returned: count,
      },
    });
  });
});

describe('the parcel of a cancelled order', () => {
  test('leaves the riders’ list and count, and is counted as recalled', async () => {
    const { _id: id } = await delivery.newOrder();
    await delivery.put(`assign/${id}`, { deliveryPersonName: 'Karim' });
    const before = await delivery.counts();
    await delivery.put(`status/${id}`, { orderStatus: 'cancelled' });
    expect(countChanges(before, await delivery.counts())).toEqual({
      processing: -1,
      cancelled: 1,
      revenue: -1310,
      'to:assigned': -1,
    });
    const assigned = await delivery.get('/api/delivery/orders/assigned?limit=100');
    expect((assigned.body.data! as Order[]).map(({ _id }) => _id)).not.toContain(id);
    const shards = await testData.db.collection('counters/orders/shards').get();
    const recalled = shards.docs.map((it) => (it.get('deliveries.recalled') as number | undefined) ?? 0);
    expect(recalled.reduce((sum, it) => sum + it, 0)).toBeGreaterThan(0);
    await delivery.put(`status/${id}`, { deliveryStatus: 'returned' });
    const returned = await delivery.get('/api/delivery/orders/returned?limit=100');
    expect((returned.body.data! as Order[]).map(({ _id }) => _id)).toContain(id);
  });
});
