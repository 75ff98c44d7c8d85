import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestData } from '../fixtures/data/test-data.ts';
import { statusAndBody, type ApiResponse } from '../fixtures/network/api-client.ts';
import { countChanges, openDelivery, type Delivery, type Order } from './delivery.ts';

const testData = openTestData();
let delivery: Delivery;

beforeAll(async () => {
  delivery = await openDelivery(testData);
});
afterAll(() => testData.close());

describe('an order on its way', () => {
  let id: string;
  let before: Awaited<ReturnType<Delivery['counts']>>;
  let assigned: ApiResponse;
  let shipped: ApiResponse;
  let sentOut: ApiResponse;
  let delivered: ApiResponse;

  beforeAll(async () => {
    ({ _id: id } = await delivery.newOrder());
    before = await delivery.counts();
    const rider = { deliveryPersonName: ' জসিম উদ্দিন 🚚 ', deliveryNotes: 'Call before coming' };
    assigned = await delivery.put(`assign/${id}`, rider, 'assignDelivery');
    shipped = await delivery.put(`ship/${id}`, { trackingInfo: 'PATHAO-7781' }, 'shipOrder');
    const out = { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' };
    sentOut = await delivery.put(`status/${id}`, out, 'setOrderStatus');
    delivered = await delivery.put(`deliver/${id}`, {}, 'deliverOrder');
  });

  test('is answered as `data` and as `order` when it is assigned to a rider', () => {
    const order = {
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
      data: expect.objectContaining(order) as unknown,
      order: expect.objectContaining(order) as unknown,
    });
    expect(assigned.body.order).toEqual(assigned.body.data);
  });

  test('is shipped with its tracking number in the timeline', () => {
    expect(shipped.body).toMatchObject({
      success: true,
      message: 'Order marked as shipped!',
      data: { orderStatus: 'shipped', deliveryStatus: 'in_transit' },
    });
    expect(shipped.body).not.toHaveProperty('order');
    expect((shipped.body.data! as Order).timeline.at(-1)?.note).toBe('Tracking: PATHAO-7781');
  });

  test('goes out for delivery with the same rider', () => {
    expect(sentOut.body).toMatchObject({
      success: true,
      message: 'Order status updated successfully!',
      data: { deliveryStatus: 'out_for_delivery', deliveryAssignedTo: 'জসিম উদ্দিন 🚚' },
    });
  });

  test('is paid when it is delivered, and keeps the rider’s note and the tracking number', () => {
    expect(delivered.body).toMatchObject({
      success: true,
      message: 'Order delivered successfully',
      data: {
        orderStatus: 'delivered',
        deliveryStatus: 'delivered',
        paymentStatus: 'paid',
        deliveryNotes: 'Call before coming',
        trackingInfo: 'PATHAO-7781',
      },
    });
  });

  test('has a timeline entry for each transition, with its author', () => {
    const { timeline } = delivered.body.data! as Order;
    expect(timeline).toHaveLength(5);
    expect(timeline.at(-1)).toMatchObject({
      who: delivery.callers.admin.uid,
      to: { deliveryStatus: 'delivered' },
      note: 'Order delivered successfully',
    });
  });

  test('is counted as delivered instead of confirmed', async () => {
    expect(countChanges(before, await delivery.counts())).toEqual({
      confirmed: -1,
      delivered: 1,
      'to:pending': -1,
      'to:delivered': 1,
    });
  });
});

describe('a partial delivery', () => {
  const refused = (quantity: number) => [{ productId: delivery.product.id, size: 'M', quantity }];
  let id: string;

  beforeAll(async () => {
    // Two pieces at ৳1,250, and ৳60 for the delivery.
    ({ _id: id } = await delivery.newOrder({
      items: [{ productId: delivery.product.id, size: 'M', quantity: 2 }],
      totalAmount: 2_560,
    }));
    await delivery.put(`status/${id}`, { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' });
  });

  test('is refused with another due amount, without a reason, without pieces, and with all of them', async () => {
    const answers = [
      await delivery.put(
        `partial/${id}`,
        { refused: refused(1), collected: 1_310, due: 2_560 },
        'deliverInPart: another amount is due',
      ),
      await delivery.put(
        `partial/${id}`,
        { refused: refused(1), collected: 1_300, due: 1_310 },
        'deliverInPart: no reason',
      ),
      await delivery.put(`partial/${id}`, { refused: [], collected: 1_310, due: 1_310 }),
      await delivery.put(`partial/${id}`, { refused: refused(2), collected: 60, due: 60 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 400, 400, 409]);
    expect(answers[0]!.body.data).toEqual({ due: 1_310 });
    expect(answers[1]!.body.errors).toEqual({
      reason: 'Another amount than the one due was taken: please say why',
    });
  });

  test('delivers the order for what was kept, once', async () => {
    const body = { refused: refused(1), collected: 1_300, due: 1_310, reason: 'No change for a note' };
    const answer = await delivery.put(`partial/${id}`, body, 'deliverInPart');
    expect(answer.body).toMatchObject({
      message: 'Partial delivery saved!',
      data: {
        ...{ deliveryStatus: 'delivered', paymentStatus: 'paid', totalAmount: 2_560, returnedAmount: 1_250 },
        ...{ money: { paid: 1_300, short: 10 }, items: [{ refused: { quantity: 1 } }] },
      },
    });
    expect((await delivery.put(`partial/${id}`, body)).body.data).toEqual(answer.body.data);
    const again = await delivery.put(`partial/${id}`, { ...body, collected: 1_310 });
    expect(again.status).toBe(409);
  });
});

describe('a transition', () => {
  test('from another status is rejected', async () => {
    const { _id: id } = await delivery.newOrder();
    const rejected = (is: string, needs: string) => [
      409,
      { success: false, message: `The delivery of this order is "${is}", and this step needs "${needs}"` },
    ];
    expect(statusAndBody(await delivery.put(`ship/${id}`))).toEqual(rejected('Pending', 'Assigned'));
    expect(statusAndBody(await delivery.put(`deliver/${id}`))).toEqual(
      rejected('Pending', 'Out for delivery'),
    );
    await delivery.put(`assign/${id}`, { deliveryPersonName: 'Jasim' });
    const again = await delivery.put(
      `assign/${id}`,
      { deliveryPersonName: 'Jasim' },
      'assignDelivery: assigned already',
    );
    expect(statusAndBody(again)).toEqual(rejected('Assigned', 'Pending'));
  });

  test('succeeds once for concurrent requests', async () => {
    const { _id: id } = await delivery.newOrder();
    const answers = await Promise.all(
      ['Jasim', 'Karim', 'Salim'].map((deliveryPersonName) =>
        delivery.put(`assign/${id}`, { deliveryPersonName }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('of a cancelled order or an order on hold is rejected', async () => {
    const [cancelled, held] = [await delivery.newOrder(), await delivery.newOrder()];
    await delivery.put(`status/${cancelled._id}`, { orderStatus: 'cancelled' });
    expect(
      statusAndBody(await delivery.put(`assign/${cancelled._id}`, { deliveryPersonName: 'Jasim' })),
    ).toEqual([409, { success: false, message: 'This order has been cancelled' }]);
    await testData.db.doc(`orders/${held._id}`).update({ onHold: true });
    expect(statusAndBody(await delivery.put(`assign/${held._id}`, { deliveryPersonName: 'Jasim' }))).toEqual([
      409,
      {
        success: false,
        message: 'This order is on hold: look at its payment and set its status by hand first',
      },
    ]);
    await delivery.put(`status/${held._id}`, { orderStatus: 'confirmed' });
    expect((await delivery.put(`assign/${held._id}`, { deliveryPersonName: 'Jasim' })).status).toBe(200);
  });

  test.each(['assign/NONE', 'ship/NONE', 'deliver/NONE', 'status/NONE'])(
    '%s, an unknown order, is a 404',
    async (path) => {
      const body = { deliveryPersonName: 'Jasim', orderStatus: 'shipped' };
      expect(statusAndBody(await delivery.put(path, body))).toEqual([
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
  ])('%s rejects %j and names the field', async (step, body, field, message) => {
    expect(statusAndBody(await delivery.put(`${step}/NONE`, body))).toEqual([
      400,
      { success: false, message, errors: { [field]: message } },
    ]);
  });
});
