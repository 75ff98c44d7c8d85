import { expect, test } from 'vitest';
import { anOrder } from '../orders/testing/an-order.ts';
import { orderEnd } from './order-end.ts';
import { accountsOf, addressesOf } from './phone-summary.ts';

test.each([
  ['delivered', 'delivered', false, 'delivered'],
  ['shipped', 'returned', false, 'came-back'],
  ['cancelled', 'returned', false, 'came-back'],
  ['delivered', 'returned', false, 'returned'],
  ['cancelled', 'pending', false, 'cancelled'],
  ['cancelled', 'pending', true, 'combined'],
  ['confirmed', 'pending', false, undefined],
  ['shipped', 'failed_delivery', false, undefined],
] as const)(
  'an order that is %s and %s, combined: %s, ended as %s',
  (orderStatus, deliveryStatus, isCombined, end) => {
    expect(orderEnd({ orderStatus, deliveryStatus, isCombined })).toBe(end);
  },
);

test('addresses and accounts of orders are listed once, the latest first', () => {
  const order = anOrder(new Date());
  const other = { ...order, uid: 'other', userName: 'Karim', deliveryAddress: 'Road 9, Dhaka' };
  const taken = { ...order, uid: '' };
  expect(accountsOf([order, other, order, taken]).map(({ uid }) => uid)).toEqual([order.uid, 'other']);
  expect(addressesOf([order, other, order]).map(({ address }) => address)).toEqual([
    ...[order.deliveryAddress, 'Road 9, Dhaka'],
  ]);
});
