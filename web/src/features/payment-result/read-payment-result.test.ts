import { expect, test } from 'vitest';
import { readPaymentResult } from './read-payment-result.ts';

test("a provider's redirect brings both ids in the query", () => {
  const result = readPaymentResult(new URLSearchParams('tran_id=T-1&order_id=ORD-20261120-ACDEF'), null);
  expect(result).toEqual({ orderId: 'ORD-20261120-ACDEF', transactionId: 'T-1', order: null, message: null });
});

test('checkout hands the order over in the state, which goes before the query', () => {
  const order = { orderId: 'ORD-20261120-HJKMN' };
  const result = readPaymentResult(new URLSearchParams('order_id=ORD-20261120-ACDEF'), {
    order,
    message: 'Done',
  });
  expect(result).toMatchObject({ orderId: 'ORD-20261120-HJKMN', transactionId: null, message: 'Done' });
});

test('an address that names nothing is no fault', () => {
  expect(readPaymentResult(new URLSearchParams(), undefined).orderId).toBeNull();
});
