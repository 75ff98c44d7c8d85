import { describe, expect, test } from 'vitest';
import { anOrder } from '../orders/testing/an-order.ts';
import type { Order } from '../orders/order.ts';
import { startOfDhakaDay, type DhakaDay } from '../time/dhaka-day.ts';
import { returnMessages } from './return-messages.ts';
import { returnFormSchema, type ReturnStatus } from './return-request.ts';
import { lastReturnDay, returnableQuantity, returnRejection } from './returnable.ts';

const HOUR_MS = 60 * 60_000;
/** An hour of a Dhaka day. */
const at = (day: string, hour: number) =>
  new Date(startOfDhakaDay(day as DhakaDay).getTime() + hour * HOUR_MS);

const placed = anOrder(at('2026-11-01', 10));
const [first] = placed.timeline;
const [item] = placed.items;
/** Two panjabis in M, delivered late on 3 November. */
const delivered: Order = {
  ...placed,
  orderStatus: 'delivered',
  deliveryStatus: 'delivered',
  timeline: [
    first!,
    {
      ...first!,
      at: at('2026-11-03', 23),
      from: first!.to,
      to: { ...first!.to, orderStatus: 'delivered', deliveryStatus: 'delivered' },
    },
    // A refund after the delivery is no delivery.
    {
      ...first!,
      at: at('2026-11-09', 12),
      from: { ...first!.to, orderStatus: 'delivered', deliveryStatus: 'delivered' },
      to: { ...first!.to, orderStatus: 'delivered', deliveryStatus: 'delivered', paymentStatus: 'paid' },
    },
  ],
};
const line = { productId: 'panjabi', size: 'M', quantity: 1 };
const request = (status: ReturnStatus, quantity: number) => ({
  status,
  lines: [{ ...line, quantity, name: 'Linen Panjabi' }],
});

describe('the days for returns', () => {
  test('end seven Dhaka days after the day of the delivery', () => {
    expect(lastReturnDay(delivered)).toBe('2026-11-10');
  });

  test.each([
    ['the last hour of the last day', at('2026-11-10', 23), null],
    [
      'the first hour after it',
      at('2026-11-11', 0),
      { template: returnMessages.tooLate, params: { days: 7 } },
    ],
  ])('include %s', (_when, now, expected) => {
    expect(returnRejection(delivered, [line], { requests: [], now })).toEqual(expected);
  });

  test.each([
    { orderStatus: 'confirmed' },
    { orderStatus: 'shipped' },
    { orderStatus: 'cancelled' },
    { deliveryStatus: 'returned' },
  ] as const)('do not exist for %j', (status) => {
    const order = { ...delivered, ...status };
    expect(lastReturnDay(order)).toBeUndefined();
    expect(returnRejection(order, [line], { requests: [], now: at('2026-11-04', 9) })).toBe(
      returnMessages.notDelivered,
    );
  });
});

describe('the pieces of a line', () => {
  const now = at('2026-11-05', 9);

  test.each([
    ['all without a request', [], 2],
    ['those of an open one are taken', [request('open', 1)], 1],
    ['those of an agreed one are taken', [request('agreed', 2)], 0],
    ['those of a declined one are free', [request('declined', 2)], 2],
    ['never negative', [request('open', 2), request('agreed', 1)], 0],
  ])('can be returned: %s', (_which, requests, left) => {
    expect(returnableQuantity(item!, requests)).toBe(left);
  });

  test('can be returned where the customer kept them', () => {
    expect(returnableQuantity({ ...item!, refused: { quantity: 1 } }, [])).toBe(1);
  });

  test('are refused beyond those, by name, size and what is left', () => {
    const rejection = returnRejection(delivered, [{ ...line, quantity: 2 }], {
      requests: [request('open', 1)],
      now,
    });
    expect(rejection).toEqual({
      template: returnMessages.tooMany,
      params: { left: 1, name: 'Linen Panjabi', size: 'M' },
    });
  });

  test.each([{ size: 'L' }, { productId: 'saree' }])('are refused for %j, which was not ordered', (other) => {
    expect(returnRejection(delivered, [{ ...line, ...other }], { requests: [], now })).toBe(
      returnMessages.notInOrder,
    );
  });
});

describe('the form', () => {
  const form = { orderId: 'order-1', lines: [{ ...line, productId: 'PROD_1_1' }], reason: 'too-small' };
  const errorOf = (changes: object) =>
    returnFormSchema.safeParse({ ...form, ...changes }).error?.issues[0]?.message;

  test('needs neither text nor pictures', () => {
    expect(returnFormSchema.parse(form)).toEqual({ ...form, text: '', pictures: [] });
  });

  test.each([
    ['no line', { lines: [] }, returnMessages.linesMissing],
    ['a line twice', { lines: [form.lines[0], form.lines[0]] }, returnMessages.linesMissing],
    ['no piece', { lines: [{ ...form.lines[0], quantity: 0 }] }, returnMessages.linesMissing],
    ['the same size', { lines: [{ ...form.lines[0], exchangeSize: 'M' }] }, returnMessages.sameSize],
    ['an unknown reason', { reason: 'bored' }, returnMessages.reasonMissing],
    ['another reason without words', { reason: 'other', text: ' ' }, returnMessages.textMissing],
    ['a path for a picture', { pictures: ['../a.jpg'] }, returnMessages.pictureMissing],
    [
      'four pictures',
      { pictures: ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'] },
      'A return can have up to 3 pictures',
    ],
  ])('refuses %s', (_what, changes, message) => {
    expect(errorOf(changes)).toBe(message);
  });
});
