import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusAndBody, call } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';

const testData = openTestData();
let callers: Callers;
let product: { id: string; price: number };

beforeAll(async () => {
  callers = await openCallers(testData);
  product = await testData.product({ name: 'Cotton panjabi' });
});
afterAll(() => testData.close());

interface Order extends PlacedOrder {
  timeline: { note: string }[];
}

const newOrder = () => placeOrder<Order>(callers.tokens.user!, product);

const put = (path: string, body: object = {}, example?: Example) =>
  call(`/api/delivery/${path}`, { method: 'PUT', token: callers.tokens.admin, body, example });
const get = (path: string, example?: Example) => call(path, { token: callers.tokens.admin, example });

async function counts() {
  const [delivery, orders] = [await get('/api/delivery/stats'), await get('/api/orders/stats/summary')];
  const { totalOrders, totalRevenue, statusBreakdown } = orders.body.data! as {
    totalOrders: number;
    totalRevenue: number;
    statusBreakdown: { _id: string; count: number }[];
  };
  const statuses = Object.fromEntries(statusBreakdown.map(({ _id, count }) => [_id, count]));
  const deliveries = delivery.body.data! as Record<string, { count: number }>;
  return { totalOrders, totalRevenue, statuses, deliveries };
}

/** What changed between two counts, zeros left out. */
function difference(before: Awaited<ReturnType<typeof counts>>, after: typeof before) {
  const flat = (it: typeof before): Record<string, number> => ({
    orders: it.totalOrders,
    revenue: Math.round(it.totalRevenue * 100) / 100,
    ...it.statuses,
    ...Object.fromEntries(
      Object.entries(it.deliveries).map(([status, { count }]) => [`to:${status}`, count]),
    ),
  });
  const [was, is] = [flat(before), flat(after)];
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changes = keys.map(
    (key) => [key, Math.round(((is[key] ?? 0) - (was[key] ?? 0)) * 100) / 100] as const,
  );
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

describe('a staff note', () => {
  test('is in the timeline with its author and changes nothing else', async () => {
    const placed = await newOrder();
    const before = await counts();
    const noted = await put(`status/${placed._id}`, { deliveryNotes: 'Called: she wants it on Sunday' });
    expect(noted.status).toBe(200);
    const { timeline, updatedAt: _now, ...order } = noted.body.data! as Order & Record<string, unknown>;
    const { timeline: was, updatedAt: _then, ...same } = placed as Order & Record<string, unknown>;
    expect(order).toEqual(same);
    expect(timeline.slice(0, -1)).toEqual(was);
    const standing = { orderStatus: 'confirmed', deliveryStatus: 'pending', paymentStatus: 'pending' };
    expect(timeline.at(-1)).toEqual({
      at: expect.any(String) as string,
      who: callers.admin.uid,
      from: standing,
      to: standing,
      note: 'Called: she wants it on Sunday',
    });
    expect(difference(before, await counts())).toEqual({});
  });
});

describe('an order on its way', () => {
  test('passes every transition to delivery, each answered with the order', async () => {
    const { _id: id } = await newOrder();
    const before = await counts();

    const assigned = await put(
      `assign/${id}`,
      { deliveryPersonName: ' জসিম উদ্দিন 🚚 ', deliveryNotes: 'Call before coming' },
      'assignDelivery',
    );
    const afterAssign = {
      _id: id,
      orderStatus: 'processing',
      deliveryStatus: 'assigned',
      deliveryAssignedTo: 'জসিম উদ্দিন 🚚',
      deliveryNotes: 'Call before coming',
      totalAmount: 1310,
    };
    expect(assigned.status).toBe(200);
    expect(assigned.body).toEqual({
      success: true,
      message: 'Delivery person assigned successfully!',
      data: expect.objectContaining(afterAssign) as unknown,
      order: expect.objectContaining(afterAssign) as unknown,
    });
    expect(assigned.body.order).toEqual(assigned.body.data);

    const shipped = await put(`ship/${id}`, { trackingInfo: 'PATHAO-7781' }, 'shipOrder');
    expect(shipped.body).toMatchObject({
      success: true,
      message: 'Order marked as shipped!',
      data: { orderStatus: 'shipped', deliveryStatus: 'in_transit' },
    });
    expect(shipped.body).not.toHaveProperty('order');
    expect((shipped.body.data! as Order).timeline.at(-1)?.note).toBe('Tracking: PATHAO-7781');

    const out = await put(
      `status/${id}`,
      { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' },
      'setOrderStatus',
    );
    expect(out.body).toMatchObject({
      success: true,
      message: 'Order status updated successfully!',
      data: { deliveryStatus: 'out_for_delivery', deliveryAssignedTo: 'জসিম উদ্দিন 🚚' },
    });

    const delivered = await put(`deliver/${id}`, {}, 'deliverOrder');
    expect(delivered.body).toMatchObject({
      success: true,
      message: 'Order delivered successfully',
      data: {
        orderStatus: 'delivered',
        deliveryStatus: 'delivered',
        paymentStatus: 'paid',
        // What steps say is in the timeline; the rider's note and the tracking are still there.
        deliveryNotes: 'Call before coming',
        trackingInfo: 'PATHAO-7781',
      },
    });
    const { timeline } = delivered.body.data! as Order;
    expect(timeline).toHaveLength(5);
    expect(timeline.at(-1)).toMatchObject({
      who: callers.admin.uid,
      to: { deliveryStatus: 'delivered' },
      note: 'Order delivered successfully',
    });
    expect(difference(before, await counts())).toEqual({
      confirmed: -1,
      delivered: 1,
      'to:pending': -1,
      'to:delivered': 1,
    });
  });

  test('rejects a transition from another status', async () => {
    const { _id: id } = await newOrder();
    const refused = (is: string, needs: string) => [
      409,
      { success: false, message: `The delivery of this order is "${is}", and this step needs "${needs}"` },
    ];
    expect(statusAndBody(await put(`ship/${id}`))).toEqual(refused('Pending', 'Assigned'));
    expect(statusAndBody(await put(`deliver/${id}`))).toEqual(refused('Pending', 'Out for delivery'));
    await put(`assign/${id}`, { deliveryPersonName: 'Jasim' });
    const again = await put(
      `assign/${id}`,
      { deliveryPersonName: 'Jasim' },
      'assignDelivery: assigned already',
    );
    expect(statusAndBody(again)).toEqual(refused('Assigned', 'Pending'));
  });

  test('is assigned once by concurrent requests', async () => {
    const { _id: id } = await newOrder();
    const answers = await Promise.all(
      ['Jasim', 'Karim', 'Salim'].map((deliveryPersonName) => put(`assign/${id}`, { deliveryPersonName })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('accepts no transition once cancelled or while on hold', async () => {
    const [cancelled, held] = [await newOrder(), await newOrder()];
    await put(`status/${cancelled._id}`, { orderStatus: 'cancelled' });
    expect(statusAndBody(await put(`assign/${cancelled._id}`, { deliveryPersonName: 'Jasim' }))).toEqual([
      409,
      { success: false, message: 'This order has been cancelled' },
    ]);
    await testData.db.doc(`orders/${held._id}`).update({ onHold: true });
    expect(statusAndBody(await put(`assign/${held._id}`, { deliveryPersonName: 'Jasim' }))).toEqual([
      409,
      {
        success: false,
        message: 'This order is on hold: look at its payment and set its status by hand first',
      },
    ]);
    await put(`status/${held._id}`, { orderStatus: 'confirmed' });
    expect((await put(`assign/${held._id}`, { deliveryPersonName: 'Jasim' })).status).toBe(200);
  });

  test.each(['assign/NONE', 'ship/NONE', 'deliver/NONE', 'status/NONE'])(
    '%s of an unknown order is a 404',
    async (path) => {
      const body = { deliveryPersonName: 'Jasim', orderStatus: 'shipped' };
      expect(statusAndBody(await put(path, body))).toEqual([
        404,
        { success: false, message: 'Order not found' },
      ]);
    },
  );

  test.each([
    ['assign', {}, 'deliveryPersonName', 'Delivery person name is required'],
    ['assign', { deliveryPersonName: '  ' }, 'deliveryPersonName', 'Delivery person name is required'],
    ['assign', { deliveryPersonName: 7 }, 'deliveryPersonName', 'Delivery person name is required'],
    ['assign', { deliveryPersonName: 'x'.repeat(121) }, 'deliveryPersonName', 'At most 120 characters'],
    ['ship', { trackingInfo: 'x'.repeat(481) }, 'trackingInfo', 'At most 480 characters'],
    ['deliver', { deliveryNotes: 'x'.repeat(481) }, 'deliveryNotes', 'At most 480 characters'],
    ['status', { orderStatus: 'lost' }, 'orderStatus', 'Unknown order status'],
    ['status', { deliveryStatus: 'lost' }, 'deliveryStatus', 'Unknown delivery status'],
    ['status', { deliveryNotes: ' ' }, 'form', 'Please give an order status or a delivery status'],
  ])('%s refuses %j and names the field', async (step, body, field, message) => {
    expect(statusAndBody(await put(`${step}/NONE`, body))).toEqual([
      400,
      { success: false, message, errors: { [field]: message } },
    ]);
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
    const { _id: id } = await newOrder();
    await put(`status/${id}`, { orderStatus: 'cancelled' });
    const before = await stored(id);
    const stale = await put(
      `status/${id}`,
      { orderStatus: { from: 'confirmed', to: 'processing' }, deliveryNotes: { from: '', to: 'Fragile' } },
      'setOrderStatus: a colleague was faster',
    );
    expect(statusAndBody(stale)).toEqual([
      409,
      {
        success: false,
        message: `${callers.admin.name} changed this order: order status is "Cancelled" now. Nothing of yours was saved.`,
        data: {
          stale: [{ field: 'orderStatus', from: 'confirmed', is: 'cancelled' }],
          by: callers.admin.name,
        } satisfies Stale,
      },
    ]);
    expect(await stored(id)).toEqual(before);
  });

  test('a note from a stale dialog does not reactivate a cancelled order', async () => {
    const { _id: id } = await newOrder();
    await put(`status/${id}`, { orderStatus: 'cancelled' });
    const noted = await put(`status/${id}`, { note: 'Called: no answer' });
    expect(noted.body.data).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'cancelled' });
  });

  test('is made once by two colleagues who saw the same', async () => {
    const { _id: id } = await newOrder();
    const answers = await Promise.all(
      ['Karim', 'Salim', 'Jasim'].map((to) => put(`status/${id}`, { deliveryAssignedTo: { from: '', to } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await stored(id)).timeline).toHaveLength(2);
  });

  test('changes the named fields and leaves money, hold and other texts unchanged', async () => {
    const { _id: id } = await newOrder();
    await testData.db.doc(`orders/${id}`).update({ onHold: true, source: 'phone' });
    const edited = await put(`status/${id}`, {
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
    await put(`status/${id}`, { orderStatus: { from: 'confirmed', to: 'confirmed' } });
    expect(await stored(id)).toMatchObject({ onHold: false, source: 'phone', deliveryNotes: 'Call first' });
  });

  test('that reverts a delivery makes the cash due again, with an audit entry', async () => {
    const { _id: id } = await newOrder();
    await put(`status/${id}`, { orderStatus: 'delivered', deliveryStatus: 'delivered' });
    expect(await stored(id)).toMatchObject({ paymentStatus: 'paid' });
    await put(`status/${id}`, { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' });
    expect(await stored(id)).toMatchObject({ paymentStatus: 'pending' });
    await put(`status/${id}`, { deliveryStatus: 'returned' });
    expect(await stored(id)).toMatchObject({ paymentStatus: 'cancelled' });
    const entries = (await auditOf(id)).sort((a, b) => a.at.toMillis() - b.at.toMillis());
    expect(entries).toMatchObject([
      { action: 'order.status-set', by: { uid: callers.admin.uid }, after: { paymentStatus: 'paid' } },
      { action: 'order.status-set', before: { paymentStatus: 'paid' }, after: { paymentStatus: 'pending' } },
      { action: 'order.status-set', after: { deliveryStatus: 'returned', paymentStatus: 'cancelled' } },
    ]);
  });

  test('and a cancellation by staff are audited, one by the customer is not', async () => {
    const [byStaff, byCustomer] = [await newOrder(), await newOrder()];
    const cancel = ({ _id }: PlacedOrder, token: string) =>
      call(`/api/orders/${_id}/cancel`, { method: 'POST', token });
    await cancel(byStaff, callers.tokens.admin!);
    await cancel(byCustomer, callers.tokens.user!);
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
  ])('refuses %j and names the field', async (body, field) => {
    const { status, body: answer } = await put('status/NONE', body);
    expect(status).toBe(400);
    expect(Object.keys(answer.errors ?? {}).map((name) => name.split('.')[0])).toEqual([field]);
  });
});

describe('the parcel of a cancelled order', () => {
  test('leaves the riders’ list and count, and is counted as one to bring back', async () => {
    const { _id: id } = await newOrder();
    await put(`assign/${id}`, { deliveryPersonName: 'Karim' });
    const before = await counts();
    await put(`status/${id}`, { orderStatus: 'cancelled' });
    expect(difference(before, await counts())).toEqual({
      processing: -1,
      cancelled: 1,
      revenue: -1310,
      'to:assigned': -1,
    });
    const assigned = await get('/api/delivery/orders/assigned?limit=100');
    expect((assigned.body.data! as Order[]).map(({ _id }) => _id)).not.toContain(id);
    const shards = await testData.db.collection('counters/orders/shards').get();
    const recalled = shards.docs.map((it) => (it.get('deliveries.recalled') as number | undefined) ?? 0);
    expect(recalled.reduce((sum, it) => sum + it, 0)).toBeGreaterThan(0);
    await put(`status/${id}`, { deliveryStatus: 'returned' });
    const returned = await get('/api/delivery/orders/returned?limit=100');
    expect((returned.body.data! as Order[]).map(({ _id }) => _id)).toContain(id);
  });
});

describe('the lists of the staff', () => {
  test('have an order where it stands, with its customer while it is pending', async () => {
    const { _id: id } = await newOrder();
    const pending = await get('/api/delivery/pending?limit=1', 'listPending');
    const [listed] = pending.body.data! as object[];
    expect(pending.body).toEqual({ success: true, data: [listed], nextCursor: expect.any(String) as string });
    expect(listed).toMatchObject({
      _id: id,
      deliveryStatus: 'pending',
      customer: { name: callers.user.name, email: callers.user.email },
    });
    await put(`assign/${id}`, { deliveryPersonName: 'Jasim' });
    const assigned = await get('/api/delivery/orders/assigned?limit=1', 'listByDelivery');
    const [first] = assigned.body.data! as object[];
    expect(assigned.body).toEqual({ success: true, data: [first], nextCursor: expect.any(String) as string });
    expect(first).toMatchObject({ _id: id, deliveryAssignedTo: 'Jasim' });
    expect(first).not.toHaveProperty('customer');
    const next = await get('/api/delivery/pending?limit=100');
    expect((next.body.data! as Order[]).map(({ _id }) => _id)).not.toContain(id);
  });

  test('go on where the page before ended', async () => {
    const made = [await newOrder(), await newOrder(), await newOrder()].map(({ _id }) => _id);
    const first = await get('/api/delivery/pending?limit=2');
    const second = await get(
      `/api/delivery/pending?limit=1&cursor=${encodeURIComponent(first.body.nextCursor!)}`,
    );
    const ids = [first, second].flatMap(({ body }) => (body.data! as Order[]).map(({ _id }) => _id));
    expect(ids).toEqual(made.reverse());
  });

  test('leave out what was cancelled before anybody took it on, as the count does', async () => {
    const { _id: id } = await newOrder();
    const before = await counts();
    await put(`status/${id}`, { orderStatus: 'cancelled' });
    const { body } = await get('/api/delivery/pending?limit=100');
    expect((body.data! as Order[]).map(({ _id }) => _id)).not.toContain(id);
    expect(difference(before, await counts())).toEqual({
      confirmed: -1,
      cancelled: 1,
      revenue: -1310,
      'to:pending': -1,
    });
  });

  test('know no other status', async () => {
    const message = 'Unknown delivery status';
    expect(statusAndBody(await get('/api/delivery/orders/lost'))).toEqual([
      400,
      { success: false, message, errors: { status: message } },
    ]);
  });

  test('count every delivery status, also those without orders', async () => {
    const { body } = await get('/api/delivery/stats', 'deliveryStats');
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

describe('counters stay right when an order', () => {
  test('is returned: it is no revenue any more', async () => {
    const { _id: id } = await newOrder();
    const before = await counts();
    await put(`status/${id}`, { orderStatus: 'delivered', deliveryStatus: 'returned' });
    expect(difference(before, await counts())).toEqual({
      confirmed: -1,
      // What its badge says: a parcel that came back is no delivered order.
      returned: 1,
      revenue: -1310,
      'to:pending': -1,
      'to:returned': 1,
    });
  });

  test('is deleted, and a second deletion is a 404', async () => {
    const before = await counts();
    const { _id: id } = await newOrder();
    const remove = (example?: Example) =>
      call(`/api/orders/${id}/delete`, { method: 'DELETE', token: callers.tokens.admin, example });
    expect(statusAndBody(await remove('deleteOrder'))).toEqual([
      200,
      { success: true, message: 'Order deleted successfully!' },
    ]);
    expect((await testData.db.doc(`orders/${id}`).get()).exists).toBe(false);
    expect(statusAndBody(await remove())).toEqual([404, { success: false, message: 'Order not found' }]);
    expect(difference(before, await counts())).toEqual({});
    const { docs } = await testData.db.collection('audit').where('subject.id', '==', id).get();
    expect(docs.map((entry) => entry.data())).toMatchObject([
      { action: 'order.deleted', by: { uid: callers.admin.uid }, before: { orderStatus: 'confirmed' } },
    ]);
  });

  test('is deleted twice at the same moment', async () => {
    const before = await counts();
    const { _id: id } = await newOrder();
    const remove = () => call(`/api/orders/${id}/delete`, { method: 'DELETE', token: callers.tokens.admin });
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(difference(before, await counts())).toEqual({});
  });
});
