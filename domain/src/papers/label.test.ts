import { expect, test } from 'vitest';
import { labelCode, shortOrderId } from './label.ts';

const order = { orderId: 'ORD-20261120-4A7XC' };
const parcel = { courier: 'steadfast', trackingCode: 'SFR26-7Q2W', consignmentId: '1424107' } as const;

test.each([
  ['the order id before a parcel is booked', undefined, 'ORD-20261120-4A7XC'],
  ["the courier's tracking code", parcel, 'SFR26-7Q2W'],
  ['the consignment id of a parcel without a tracking code', { ...parcel, trackingCode: null }, '1424107'],
  [
    'the order id of a parcel without either',
    { ...parcel, trackingCode: null, consignmentId: null },
    order.orderId,
  ],
])('a label is scanned as %s', (_name, booked, code) => {
  expect(labelCode(order, booked)).toBe(code);
});

test('the short id is the part after the day', () => {
  expect(shortOrderId(order)).toBe('4A7XC');
});
