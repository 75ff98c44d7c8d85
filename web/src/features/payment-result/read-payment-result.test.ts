import { paisa } from '@nargisus/domain/money';
import { expect, test } from 'vitest';
import { readPaymentResult } from './read-payment-result.ts';

const order = {
  orderId: 'ORD-20261120-HJKMN',
  uid: 'u1',
  tranId: null,
  totalAmount: paisa(131_000),
  createdAt: new Date(),
  estimatedDelivery: { from: '2026-11-23', to: '2026-11-28' },
};

test("reads both ids from the query of the gateway's redirect", () => {
  const result = readPaymentResult(new URLSearchParams('tran_id=T-1&order_id=ORD-20261120-ACDEF'), null);
  expect(result).toEqual({ orderId: 'ORD-20261120-ACDEF', transactionId: 'T-1', order: null });
});

test('prefers the order in the history state to the query', () => {
  const result = readPaymentResult(new URLSearchParams('order_id=ORD-20261120-ACDEF'), { order });
  expect(result).toMatchObject({ orderId: 'ORD-20261120-HJKMN', transactionId: null, order });
});

test('returns nulls for a URL without ids', () => {
  expect(readPaymentResult(new URLSearchParams(), undefined)).toEqual({
    orderId: null,
    transactionId: null,
    order: null,
  });
});

test.each(['<b>x</b>', 'Call +880 1711 000000 for your refund', 'x'.repeat(65), ''])(
  'ignores a value that is not an id: %s',
  (value) => {
    const query = new URLSearchParams({ order_id: value, tran_id: value });
    expect(readPaymentResult(query, null)).toMatchObject({ orderId: null, transactionId: null });
  },
);

test.each([
  { order: 'ORD-1' },
  { order: { orderId: 7 } },
  'text',
  7,
  { order: { ...order, createdAt: 'x' } },
])('ignores a history state of another shape: %j', (state) =>
  expect(readPaymentResult(new URLSearchParams(), state).order).toBeNull(),
);
