import { describe, expect, test } from 'vitest';
import type { Attempt } from './attempt.ts';
import { outcomeOf, PAYMENT_FAILURES, paymentFailureText, paymentResultPath } from './outcome.ts';
import { unfulfilledAttempt, unpaidAttempt } from './settle-attempt.ts';
import { now, attempt, taken, paid } from './testing/an-attempt.ts';

describe('the result page', () => {
  test('has a message for every failure, and one for any other value', () => {
    expect(PAYMENT_FAILURES.map(paymentFailureText)).toEqual([
      'Your payment could not be processed. Please try again.',
      'Payment validation failed. Please contact support.',
      'Payment successful but order creation failed. Please contact support.',
      'Payment data not found. Please try again.',
      'Server error occurred. Please try again later.',
    ]);
    for (const other of ['', null, undefined, 'toString', 'whatever']) {
      expect(paymentFailureText(other)).toBe('Payment failed. Please try again.');
    }
  });

  test('is the page of the outcome', () => {
    const path = (it: Attempt) => paymentResultPath(outcomeOf(it));
    const id = attempt._id;
    expect(path(paid)).toBe(`/payment/success?tran_id=${id}&order_id=ORD-20261121-33333`);
    expect(path(unpaidAttempt(attempt, 'cancelled', '', now))).toBe(`/payment/cancelled?tran_id=${id}`);
    expect(path(unpaidAttempt(attempt, 'failed', '', now))).toBe(
      `/payment/failed?tran_id=${id}&error=payment_failed`,
    );
    const without = (reason: 'out-of-stock' | 'amount-differs') =>
      path(unfulfilledAttempt(attempt, { reason, note: '', taken, now }));
    expect(without('out-of-stock')).toBe(`/payment/failed?tran_id=${id}&error=order_creation_failed`);
    expect(without('amount-differs')).toBe(`/payment/failed?tran_id=${id}&error=validation_failed`);
    expect(paymentResultPath({ result: 'failed', failure: 'server_error' })).toBe(
      '/payment/failed?error=server_error',
    );
  });

  test('escapes the values in its URL', () => {
    expect(paymentResultPath({ result: 'cancelled', tranId: 'a&error=b#/../' })).toBe(
      '/payment/cancelled?tran_id=a%26error%3Db%23%2F..%2F',
    );
  });
});
