import { describe, expect, test } from 'vitest';
import { anOrder } from '../orders/testing/an-order.ts';
import { editOrder } from '../orders/order-edit.ts';
import { isUsualPair } from '../orders/parcel.ts';
import { placedOrder } from '../orders/testing/placed-order.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES } from '../orders/statuses.ts';
import type { Order } from '../orders/order.ts';
import { contradictionsOf } from './contradictions.ts';
import { stageOf } from './stage-of.ts';

const now = new Date('2026-11-28T06:00:00Z');
const cash = anOrder(now);
const delivered = { orderStatus: 'delivered', deliveryStatus: 'delivered' } as const;
const cancelled = { orderStatus: 'cancelled' } as const;
const online = { paymentMethod: 'Online Payment', paymentStatus: 'paid', tranId: 'T1' } as const;
const set = (order: Order, to: Partial<Pick<Order, 'orderStatus' | 'deliveryStatus'>>) =>
  editOrder(order, to, { who: 'boss', now });

describe('contradictions', () => {
  test.each([
    ['a new order', {}, []],
    ['a delivered and paid order', { ...delivered, paymentStatus: 'paid' }, []],
    [
      'cancelled, delivered and paid',
      { ...delivered, ...cancelled, paymentStatus: 'paid' },
      ['cancelled-delivered', 'cancelled-holds-money'],
    ],
    ['delivered without its parcel', { orderStatus: 'delivered' }, ['delivered-not-arrived']],
    ['shipped with its parcel in the shop', { orderStatus: 'shipped' }, ['shipped-in-shop']],
    ['under way and not shipped', { deliveryStatus: 'in_transit' }, ['under-way-not-shipped']],
    ['paid in cash that nobody collected', { paymentStatus: 'paid' }, ['paid-not-collected']],
    [
      'returned and paid',
      { orderStatus: 'shipped', deliveryStatus: 'returned', paymentStatus: 'paid' },
      ['returned-paid'],
    ],
    ['on its way with the cash called off', { paymentStatus: 'cancelled' }, ['cash-called-off']],
    ['refunded and going on', { paymentStatus: 'refunded' }, ['refunded-not-cancelled']],
    ['paid online and pending', { ...online, paymentStatus: 'pending' }, ['advance-not-paid']],
    [
      'a refund of cash',
      { ...cancelled, paymentStatus: 'cancelled', refund: 'requested' },
      ['refund-without-payment'],
    ],
    ['a rejected refund', { ...online, ...cancelled, refund: 'failed' }, ['refund-failed']],
    [
      'refunded by the gateway and paid',
      { ...online, ...cancelled, refund: 'refunded' },
      ['refund-other-status'],
    ],
  ] as [string, Partial<Order>, string[]][])('of %s', (_case, change, expected) => {
    const { money: _none, ...order } = anOrder(now, change);
    expect(contradictionsOf(order)).toEqual(expected);
    expect(stageOf(order, { call: 'not-required' }) === 'problems').toBe(expected.length > 0);
  });

  test('between a payment and what staff set by hand do not come about: the money is put right', () => {
    const starts = [cash, placedOrder(91_100, 91_100), placedOrder(91_100, 6_000), set(cash, delivered)];
    const pairs = ORDER_STATUSES.flatMap((orderStatus) =>
      DELIVERY_STATUSES.map((deliveryStatus) => ({ orderStatus, deliveryStatus })),
    );
    const corrected = starts.flatMap((start) => pairs.map((pair) => set(start, pair)));
    const contradicting = corrected.filter(
      (order) => isUsualPair(order) && contradictionsOf(order).length > 0,
    );
    expect(contradicting).toEqual([]);
  });

  test('a delivery that is taken back is unpaid again, and a return after it is not paid', () => {
    const paid = set(cash, delivered);
    expect(set(paid, { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' })).toMatchObject({
      paymentStatus: 'pending',
      money: { collected: 0, toCollect: 91_100 },
    });
    expect(set(paid, { deliveryStatus: 'returned' })).toMatchObject({
      paymentStatus: 'cancelled',
      money: { paid: 0, collected: 0, toCollect: 0 },
    });
  });
});
