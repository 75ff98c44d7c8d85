import { fromDocument, toDocument } from '@nargisus/domain/contract';
import {
  DELIVERY_STATUSES,
  ORDER_STATUSES,
  orderSchema,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from '@nargisus/domain/orders';
import { attemptSchema } from '@nargisus/domain/payments';
import { expect, test } from 'vitest';
import { ACCOUNTS, SEED_ACCOUNTS } from './accounts.ts';
import { CATALOGUE, productRecord } from './catalogue.ts';
import { makeSeedOrders, SEED_ORDERS } from './orders.ts';
import { seedAttempt } from './payments.ts';
import { renditionsAt } from './testing/renditions-at.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const products = CATALOGUE.map((product) => productRecord(product, renditionsAt(product.id)));
const orders = makeSeedOrders(products, now);

test("makes sixty orders that pass the shop's schema and are preserved by storing", () => {
  expect(orders).toHaveLength(SEED_ORDERS);
  expect(SEED_ORDERS).toBe(60);
  for (const order of orders)
    expect(fromDocument(orderSchema, order._id, toDocument(orderSchema, order))).toEqual(order);
});

test.each([
  ['order status', ORDER_STATUSES, orders.map((order) => order.orderStatus)],
  ['delivery status', DELIVERY_STATUSES, orders.map((order) => order.deliveryStatus)],
  ['payment status', PAYMENT_STATUSES, orders.map((order) => order.paymentStatus)],
  ['payment method', PAYMENT_METHODS, orders.map((order) => order.paymentMethod)],
] as const)('includes every %s', (_, all, found) => {
  expect([...new Set<string>(found)].sort()).toEqual([...all].sort());
});

test('spreads them over the thirty days before now, with nothing in the future', () => {
  const ages = orders.map(({ createdAt }) => (now.getTime() - createdAt.getTime()) / 86_400_000);
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages)).toBeLessThan(30.2);
  expect(new Set(ages.map(Math.floor)).size).toBeGreaterThan(24);
  for (const { timeline } of orders)
    for (const { at } of timeline) expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
});

test("starts each timeline with the order, in rising order, and ends it in the order's status", () => {
  for (const order of orders) {
    const { timeline, orderStatus, deliveryStatus, paymentStatus } = order;
    expect(timeline[0]).toMatchObject({ from: null, at: order.createdAt });
    expect(timeline.at(-1)!.to).toEqual({ orderStatus, deliveryStatus, paymentStatus });
    for (const [place, entry] of timeline.slice(1).entries()) {
      expect(entry.at.getTime()).toBeGreaterThan(timeline[place]!.at.getTime());
      expect(entry.from).toEqual(timeline[place]!.to);
    }
  }
});

test('has unique order ids, buyers with accounts, and orders of the shopper', () => {
  expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(orders.length);
  const known = new Set<string>(SEED_ACCOUNTS.map(({ uid }) => uid));
  for (const { uid } of orders) expect(known).toContain(uid);
  expect(orders.filter(({ uid }) => uid === ACCOUNTS.shopper.uid).length).toBeGreaterThanOrEqual(5);
});

test('makes the same orders for the same moment', () => {
  expect(makeSeedOrders(products, now)).toEqual(orders);
});

test('gives each online payment an attempt of its amount for refunds, and cash orders none', () => {
  for (const order of orders) {
    const attempt = seedAttempt(order);
    expect(attempt?._id ?? null).toBe(order.tranId);
    if (!attempt) continue;
    expect(fromDocument(attemptSchema, attempt._id, toDocument(attemptSchema, attempt))).toEqual(attempt);
    expect(attempt).toMatchObject({
      state: 'paid',
      taken: { amount: order.totalAmount },
      order: { _id: order._id, orderId: order.orderId },
    });
    expect(attempt.refund?.state ?? null).toBe(order.refund);
  }
});
