import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, statusAndBody } from '../fixtures/network/api-client.ts';
import type { PlacedOrder } from '../fixtures/orders/place-order.ts';
import { countChanges, openDelivery, type Delivery, type Order } from './delivery.ts';

const testData = openTestData();
let delivery: Delivery;

beforeAll(async () => {
  delivery = await openDelivery(testData);
});
afterAll(() => testData.close());

describe('a staff note', () => {
  test('is in the timeline with its author and changes nothing else', async () => {
    const placed = await delivery.newOrder();
    const countsBefore = await delivery.counts();
    const noted = await delivery.put(`status/${placed._id}`, { deliveryNotes: 'Called: wants it on Sunday' });
    expect(noted.status).toBe(200);
    const { timeline, updatedAt: _now, ...order } = noted.body.data! as Order & Record<string, unknown>;
    const { timeline: before, updatedAt: _then, ...same } = placed as Order & Record<string, unknown>;
    expect(order).toEqual(same);
    expect(timeline.slice(0, -1)).toEqual(before);
    const statuses = { orderStatus: 'confirmed', deliveryStatus: 'pending', paymentStatus: 'pending' };
    expect(timeline.at(-1)).toEqual({
      at: expect.any(String) as string,
      who: delivery.callers.admin.uid,
      from: statuses,
      to: statuses,
      note: 'Called: wants it on Sunday',
    });
    expect(countChanges(countsBefore, await delivery.counts())).toEqual({});
  });
});

describe('a status set by hand', () => {
  interface Stale {
    stale: { field: string; from: string; is: string }[];
    by: string | null;
  }
  const stored = async (id: string) => (await testData.db.doc(`orders/${id}`).get()).data()!;
  const auditOf = async (id: string) =>
    (await testData.db.collection('audit').where('subject.id', '==', id).get()).docs.map((it) => it.data());

  test('is rejected when stale, with the current value and its author', async () => {
    const { _id: id } = await delivery.newOrder();
    await delivery.put(`status/${id}`, { orderStatus: 'cancelled' });
    const before = await stored(id);
    const stale = await delivery.put(
      `status/${id}`,
      { orderStatus: { from: 'confirmed', to: 'processing' }, deliveryNotes: { from: '', to: 'Fragile' } },
      'setOrderStatus: a colleague was faster',
    );
    expect(statusAndBody(stale)).toEqual([
      409,
      {
        success: false,
        message: `${delivery.callers.admin.name} changed this order: order status is "Cancelled" now. Nothing of yours was saved.`,
        data: {
          stale: [{ field: 'orderStatus', from: 'confirmed', is: 'cancelled' }],
          by: delivery.callers.admin.name,
        } satisfies Stale,
      },
    ]);
    expect(await stored(id)).toEqual(before);
  });

  test('is not changed by a note from a stale dialog', async () => {
    const { _id: id } = await delivery.newOrder();
    await delivery.put(`status/${id}`, { orderStatus: 'cancelled' });
    const noted = await delivery.put(`status/${id}`, { note: 'Called: no answer' });
    expect(noted.body.data).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'cancelled' });
  });

  test('is saved once for concurrent edits of the same version', async () => {
    const { _id: id } = await delivery.newOrder();
    const answers = await Promise.all(
      ['Karim', 'Salim', 'Jasim'].map((to) =>
        delivery.put(`status/${id}`, { deliveryAssignedTo: { from: '', to } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await stored(id)).timeline).toHaveLength(2);
  });

  test('changes the named fields only; an order status ends a hold', async () => {
    const { _id: id } = await delivery.newOrder();
    await testData.db.doc(`orders/${id}`).update({ onHold: true, source: 'phone' });
    const edited = await delivery.put(`status/${id}`, {
      deliveryNotes: { from: '', to: 'Call first' },
      trackingInfo: { from: '', to: 'PATHAO-1' },
    });
    expect(edited.body.data).toMatchObject({
      onHold: true,
      orderStatus: 'confirmed',
      deliveryNotes: 'Call first',
    });
    expect(await stored(id)).toMatchObject({
      source: 'phone',
      trackingInfo: 'PATHAO-1',
      deliveryStatus: 'pending',
    });
    await delivery.put(`status/${id}`, { orderStatus: { from: 'confirmed', to: 'confirmed' } });
    expect(await stored(id)).toMatchObject({ onHold: false, source: 'phone', deliveryNotes: 'Call first' });
  });

  test('makes the cash due again when it reverts a delivery, with an audit entry', async () => {
    const { _id: id } = await delivery.newOrder();
    await delivery.put(`status/${id}`, { orderStatus: 'delivered', deliveryStatus: 'delivered' });
    expect(await stored(id)).toMatchObject({ paymentStatus: 'paid' });
    await delivery.put(`status/${id}`, { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' });
    expect(await stored(id)).toMatchObject({ paymentStatus: 'pending' });
    await delivery.put(`status/${id}`, { deliveryStatus: 'returned' });
    expect(await stored(id)).toMatchObject({ paymentStatus: 'cancelled' });
    const entries = (await auditOf(id)).sort((a, b) => a.at.toMillis() - b.at.toMillis());
    expect(entries).toMatchObject([
      {
        action: 'order.status-set',
        by: { uid: delivery.callers.admin.uid },
        after: { paymentStatus: 'paid' },
      },
      { action: 'order.status-set', before: { paymentStatus: 'paid' }, after: { paymentStatus: 'pending' } },
      { action: 'order.status-set', after: { deliveryStatus: 'returned', paymentStatus: 'cancelled' } },
    ]);
  });

  test('has an audit entry for a cancellation by staff, and none for one by the customer', async () => {
    const [byStaff, byCustomer] = [await delivery.newOrder(), await delivery.newOrder()];
    const cancel = ({ _id }: PlacedOrder, token: string) =>
      call(`/api/orders/${_id}/cancel`, { method: 'POST', token });
    await cancel(byStaff, delivery.callers.tokens.admin!);
    await cancel(byCustomer, delivery.callers.tokens.user!);
    expect(await auditOf(byStaff._id)).toMatchObject([
      {
        action: 'order.cancelled',
        before: { orderStatus: 'confirmed' },
        after: { orderStatus: 'cancelled' },
      },
    ]);
    expect(await auditOf(byCustomer._id)).toEqual([]);
  });

  test.each([
    [{ orderStatus: { from: 'confirmed', to: 'lost' } }, 'orderStatus'],
    [{ orderStatus: { to: 'cancelled' } }, 'orderStatus'],
    [{ orderStatus: ['cancelled'] }, 'orderStatus'],
    [{ deliveryStatus: { from: 'pending', to: 'assigned', force: true } }, 'deliveryStatus'],
    [{ deliveryAssignedTo: { from: '', to: 'x'.repeat(121) } }, 'deliveryAssignedTo'],
    [{ deliveryNotes: { from: '', to: 'x'.repeat(481) } }, 'deliveryNotes'],
  ])('rejects %j and names the field', async (body, field) => {
    const { status, body: answer } = await delivery.put('status/NONE', body);
    expect(status).toBe(400);
    expect(Object.keys(answer.errors ?? {}).map((name) => name.split('.')[0])).toEqual([field]);
  });
});
