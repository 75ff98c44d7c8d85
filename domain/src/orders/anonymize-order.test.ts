import { describe, expect, test } from 'vitest';
import { fromDocument, toDocument } from '../contract/documents.ts';
import { cancelOrder } from './cancel-order.ts';
import { anonymizeOrder, isUnderWay } from './anonymize-order.ts';
import { orderCounterChange } from './order-counters.ts';
import { orderSchema } from './order.ts';
import { salesChange } from './sales-counters.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES, REFUND_STATES } from './statuses.ts';
import { anOrder } from './testing/an-order.ts';

const now = new Date('2026-11-21T06:00:00Z');
const ALIAS = 'deleted_0123456789abcdef01234567';
const order = anOrder(now, { deliveryNotes: 'Call Rahima first', deliveryAssignedTo: 'Jamal' });

describe('an anonymized order', () => {
  const left = anonymizeOrder(order, ALIAS);

  test('contains no name, number, address, e-mail or uid of the buyer', () => {
    const personal = [
      ...Object.entries(order.shippingAddress).flatMap(([field, value]) =>
        ['region', 'addressCategory', 'city', 'district'].includes(field) ? [] : [value],
      ),
      ...[order.userName, order.userEmail, order.uid, 'Call Rahima'],
    ].filter(Boolean);
    const text = JSON.stringify(toDocument(orderSchema, left));
    expect(personal.length).toBeGreaterThan(5);
    for (const part of personal) expect(text).not.toContain(`"${part}`);
  });

  test('is a valid order with unchanged counters', () => {
    expect(fromDocument(orderSchema, left._id, toDocument(orderSchema, left))).toEqual(left);
    const nothing = orderCounterChange(order, order);
    expect(orderCounterChange(order, left)).toEqual(nothing);
    expect(salesChange(order, left)).toEqual(salesChange(order, order));
    expect([left.items, left.totalAmount, left.orderId]).toEqual([
      order.items,
      order.totalAmount,
      order.orderId,
    ]);
  });

  test("keeps the shop's timeline notes, not those that staff typed", () => {
    const noted = {
      ...order,
      timeline: [...order.timeline, { ...order.timeline[0]!, who: 'staff', note: 'Her aunt Salma took it' }],
    };
    expect(anonymizeOrder(noted, ALIAS).timeline.map(({ who, note }) => [who, note])).toEqual([
      [ALIAS, 'Order placed'],
      ['staff', ''],
    ]);
  });

  test('is unchanged when it is anonymized again', () => {
    expect(anonymizeOrder(left, ALIAS)).toEqual(left);
  });
});

describe('isUnderWay', () => {
  test('is true until the parcel has arrived, was returned or the order was cancelled', () => {
    const over = ORDER_STATUSES.flatMap((orderStatus) =>
      DELIVERY_STATUSES.filter(
        (deliveryStatus) => !isUnderWay({ ...order, orderStatus, deliveryStatus }),
      ).map((deliveryStatus) => `${orderStatus} ${deliveryStatus}`),
    );
    const ended = ORDER_STATUSES.flatMap((status) =>
      DELIVERY_STATUSES.filter(
        (it) => status === 'cancelled' || status === 'delivered' || it === 'delivered' || it === 'returned',
      ).map((it) => `${status} ${it}`),
    );
    expect(over).toEqual(ended);
    expect(isUnderWay(order)).toBe(true);
  });

  test('is true while a refund is pending', () => {
    const cancelled = cancelOrder(order, { by: { uid: 'u1', isStaff: false }, now });
    expect(cancelled.ok && isUnderWay(cancelled.order) === false).toBe(true);
    const waiting = REFUND_STATES.filter((refund) =>
      isUnderWay({ ...order, orderStatus: 'cancelled', refund }),
    );
    expect(waiting).toEqual(['requested', 'accepted', 'failed']);
  });
});
