import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressSchema } from '../checkout/address.ts';
import { quoteOrder } from '../checkout/quote.ts';
import { fromDocument, toDocument } from '../contract/documents.ts';
import { paisa, taka } from '../money/index.ts';
import { onlineAmountRejectionText } from './amount-limits.ts';
import { ATTEMPT_STATES, isPaid, mayTransitionAttempt, type AttemptState } from './attempt-states.ts';
import { attemptSchema, type Attempt, type ReceivedPayment } from './attempt.ts';
import { checkPayment, paisaFromGateway, type ValidatedPayment } from './check-payment.ts';
import { anonymizeAttempt, isUnsettled } from './anonymize-attempt.ts';
import { nextCheck } from './next-check.ts';
import { openAttempt } from './open-attempt.ts';
import { outcomeOf, PAYMENT_FAILURES, paymentFailureText, paymentResultPath } from './outcome.ts';
import { refundAfter, withRefund, type RefundNews } from './refund-attempt.ts';
import {
  checkedAttempt,
  closedAttempt,
  paidAttempt,
  unfulfilledAttempt,
  unpaidAttempt,
} from './settle-attempt.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = new Date('2026-11-21T06:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

const address = addressSchema.parse({
  recipientName: 'রহিমা খাতুন',
  recipientPhone: '01712345678',
  region: 'Sylhet',
  city: 'Sylhet',
  district: 'Sylhet',
  address: 'Zindabazar 4',
  addressCategory: 'office',
});
const shirt = { id: 'shirt', name: 'Shirt', price: taka(450.5), image: '/s.webp', inStock: true };

const attempt: Attempt = openAttempt({
  tranId: `NG${'a'.repeat(28)}`,
  requestKey: 'key',
  buyer: { uid: 'u1', name: 'Rahima', email: 'rahima@example.com' },
  quote: quoteOrder({
    products: [shirt],
    lines: [{ productId: 'shirt', size: 'M', quantity: 2 }],
    deliveryOption: 'standard',
    voucherCode: 'SAVE50',
  }),
  address,
  now,
});

const taken: ReceivedPayment = {
  valId: 'V-1',
  bankTranId: 'B-1',
  amount: attempt.total,
  method: 'BKASH-BKash',
  isRisky: false,
  settledAt: now,
};
const order = { _id: 'o1', orderId: 'ORD-20261121-33333' };
const paid = paidAttempt(attempt, { taken, order, now });

describe('an attempt', () => {
  test('begins open, with the figures of its quote, and is asked about after a quarter of an hour', () => {
    expect(attempt).toMatchObject({ state: 'open', total: 91100, order: null, taken: null, refund: null });
    expect(attempt.nextCheckAt).toEqual(later(15 * MINUTE));
  });

  test('can be stored in taka and read again, at every stage', () => {
    const refunded = withRefund(paid, { by: 'u1', now });
    for (const it of [attempt, paid, refunded]) {
      const document = JSON.parse(JSON.stringify(toDocument(attemptSchema, it))) as Record<string, unknown>;
      expect(document).toMatchObject({ total: 911 });
      expect(fromDocument(attemptSchema, it._id, document)).toEqual(it);
    }
  });

  test.each(ATTEMPT_STATES.flatMap((from) => ATTEMPT_STATES.map((to) => [from, to] as const)))(
    'goes from %s to %s only upwards',
    (from, to) => {
      const table: Record<AttemptState, string> = {
        open: 'paid paid_unfulfilled failed cancelled expired',
        failed: 'paid paid_unfulfilled cancelled',
        cancelled: 'paid paid_unfulfilled failed',
        expired: 'paid paid_unfulfilled',
        paid: 'paid_unfulfilled',
        paid_unfulfilled: '',
      };
      expect(mayTransitionAttempt(from, to)).toBe(table[from].split(' ').includes(to));
      if (isPaid(from)) expect(mayTransitionAttempt(from, to) && !isPaid(to)).toBe(false);
    },
  );

  test('that is paid is lowered by no word that comes later', () => {
    for (const word of ['failed', 'cancelled', 'expired'] as const) {
      expect(unpaidAttempt(paid, word, 'late', now)).toBe(paid);
    }
    expect(closedAttempt(paid, 'late', now)).toMatchObject({ state: 'paid', order });
    expect(checkedAttempt(paid, later(48 * HOUR))).toBe(paid);
    expect(() => paidAttempt(paid, { taken, order, now })).toThrow(RangeError);
  });

  test('that failed, was cancelled or expired can still be paid', () => {
    for (const word of ['failed', 'cancelled', 'expired'] as const) {
      const closed = unpaidAttempt(attempt, word, 'why', now);
      expect(closed).toMatchObject({ state: word, note: 'why' });
      expect(paidAttempt(closed, { taken, order, now })).toMatchObject({
        state: 'paid',
        note: '',
        nextCheckAt: null,
      });
    }
  });

  test('whose page never opened is not asked about', () => {
    expect(closedAttempt(attempt, 'The gateway refused', now)).toMatchObject({
      state: 'failed',
      nextCheckAt: null,
    });
  });

  test('keeps the money in view when its order is deleted', () => {
    const lost = unfulfilledAttempt(paid, { reason: 'order-deleted', note: 'gone', now });
    expect(lost).toMatchObject({
      state: 'paid_unfulfilled',
      taken,
      order: null,
      unfulfilled: 'order-deleted',
    });
  });
});

describe('the sweep', () => {
  test('asks after 15 minutes, 30, an hour …, for the last time after a day, then closes what is open', () => {
    const asked: number[] = [];
    let swept = attempt;
    for (let rounds = 0; swept.nextCheckAt && rounds < 20; rounds++) {
      const at = swept.nextCheckAt;
      asked.push((at.getTime() - now.getTime()) / MINUTE);
      swept = checkedAttempt(swept, at);
    }
    expect(asked).toEqual([15, 30, 60, 120, 240, 480, 960, 1440]);
    expect(swept).toMatchObject({ state: 'expired', nextCheckAt: null });
  });

  test('leaves its name to what failed or was cancelled', () => {
    const failed = unpaidAttempt(attempt, 'failed', 'No money', now);
    expect(checkedAttempt(failed, later(25 * HOUR))).toMatchObject({
      state: 'failed',
      note: 'No money',
      nextCheckAt: null,
    });
  });

  test('never plans a question for the past', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(3000), (checks, minutes) => {
        const at = later(minutes * MINUTE);
        expect(nextCheck(now, checks, at).getTime()).toBeGreaterThan(at.getTime());
      }),
    );
  });
});

describe('amounts of the gateway', () => {
  test.each([
    ['69', 6900],
    ['100.00', 10000],
    ['69.5', 6950],
    ['0.01', 1],
    ['1310.000', 131000],
    ['500000.00', 50000000],
  ])('%s is %i paisa', (text, amount) => expect(paisaFromGateway(text)).toBe(amount));

  test.each(['', '-1', '1e3', '1,310.00', '69.555', ' 69', '69 ', '৳69', '0x10', 'NaN', '1.2.3', '.5', '5.'])(
    '"%s" is none',
    (text) => expect(paisaFromGateway(text)).toBeUndefined(),
  );

  test('are read to the paisa, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000 }), (amount) => {
        const text = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
        expect(paisaFromGateway(text)).toBe(amount);
      }),
    );
  });

  test('can be paid online from 10.00 to 500,000.00', () => {
    expect(onlineAmountRejectionText(paisa(999))).toMatch(/৳10\.00.*৳5,00,000\.00/);
    expect(onlineAmountRejectionText(paisa(1000))).toBeUndefined();
    expect(onlineAmountRejectionText(paisa(50_000_000))).toBeUndefined();
    expect(onlineAmountRejectionText(paisa(50_000_001))).toBeDefined();
  });
});

describe('a validated payment', () => {
  const STORE = 'nargisus';
  const payment: ValidatedPayment = {
    tranId: attempt._id,
    valId: 'V-1',
    storeId: STORE,
    amount: '911.00',
    currency: 'BDT',
    requestedAmount: '911.00',
    requestedCurrency: 'BDT',
    bankTranId: 'B-1',
    method: 'BKASH-BKash',
    isRisky: false,
  };
  const check = (change: Partial<ValidatedPayment>) =>
    checkPayment(attempt, { ...payment, ...change }, STORE);

  test.each<[string, Partial<ValidatedPayment>]>([
    ['as asked for', {}],
    ['without a store', { storeId: null }],
    ['of a wallet that names only what was settled', { requestedAmount: '', requestedCurrency: '' }],
    ['written otherwise', { amount: '911', requestedAmount: '911.0' }],
  ])('%s is accepted', (_why, change) => expect(check(change)).toEqual({ ok: true, amount: attempt.total }));

  test.each<[string, Partial<ValidatedPayment>, string]>([
    ['of another transaction', { tranId: 'NGother' }, 'other-transaction'],
    ['of another store', { storeId: 'other' }, 'other-store'],
    ['a paisa short', { amount: '910.99', requestedAmount: '910.99' }, 'amount-differs'],
    ['a paisa over', { amount: '911.01', requestedAmount: '911.01' }, 'amount-differs'],
    ['that settled less than was asked', { amount: '910.00' }, 'amount-differs'],
    ['that asked for less than it settled', { requestedAmount: '10.00' }, 'amount-differs'],
    ['in another currency', { requestedCurrency: 'USD' }, 'amount-differs'],
    [
      'in another currency, named once',
      { requestedAmount: '', requestedCurrency: '', currency: 'USD' },
      'amount-differs',
    ],
    ['with a currency and no amount', { requestedAmount: '' }, 'amount-differs'],
    ['without any amount', { amount: '', requestedAmount: '', requestedCurrency: '' }, 'amount-differs'],
  ])('%s is not', (_why, change, reason) => expect(check(change)).toMatchObject({ ok: false, reason }));

  test('of any other amount is refused, however near', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000 }), (amount) => {
        const text = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
        expect(check({ amount: text, requestedAmount: text }).ok).toBe(amount === attempt.total);
      }),
    );
  });
});

describe('the person who comes back', () => {
  test('reads the words of the page for every value, and others for none', () => {
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

  test('is sent to the page of her outcome', () => {
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

  test('cannot be led elsewhere by what is in the address', () => {
    expect(paymentResultPath({ result: 'cancelled', tranId: 'a&error=b#/../' })).toBe(
      '/payment/cancelled?tran_id=a%26error%3Db%23%2F..%2F',
    );
  });
});

describe('a refund', () => {
  const requested = withRefund(paid, { by: 'u1', now });
  const asked = requested.refund!;

  test('is of all that was taken, under one name that fits the gateway', () => {
    expect(asked).toMatchObject({
      amount: attempt.total,
      state: 'requested',
      refundTransId: `RF${'a'.repeat(28)}`,
    });
    expect(withRefund(requested, { by: 'other', now: later(HOUR) })).toBe(requested);
    expect(() => withRefund(attempt, { by: 'u1', now })).toThrow(RangeError);
  });

  test('is over only when the gateway says refunded', () => {
    const accepted = refundAfter(requested, asked, { state: 'accepted', refundRefId: 'R1' }, now);
    expect(accepted).toMatchObject({
      refund: { state: 'accepted', refundRefId: 'R1' },
      nextCheckAt: later(HOUR),
    });
    const back = refundAfter(accepted, accepted.refund!, { state: 'refunded' }, later(HOUR));
    expect(back).toMatchObject({ state: 'paid', refund: { state: 'refunded' }, nextCheckAt: null });
    expect(refundAfter(back, back.refund!, { state: 'failed', why: 'late' }, now)).toBe(back);
  });

  test('that the gateway refuses is tried again, later and later, until a person must look', () => {
    let failing = requested;
    const waits: number[] = [];
    for (let tries = 0; failing.nextCheckAt && tries < 50; tries++) {
      const at = failing.nextCheckAt;
      failing = refundAfter(failing, failing.refund!, { state: 'failed', why: 'No money' }, at);
      if (failing.nextCheckAt) waits.push((failing.nextCheckAt.getTime() - at.getTime()) / MINUTE);
    }
    expect(failing.refund).toMatchObject({ state: 'failed', note: 'No money', tries: 20 });
    expect(waits.slice(0, 4)).toEqual([30, 60, 120, 240]);
    expect(Math.max(...waits)).toBe(24 * 60);
    expect(failing.refund?.refundTransId).toBe(asked.refundTransId);
  });

  test('keeps what is known when the gateway says nothing', () => {
    const unknown: RefundNews = { state: 'unknown', why: 'could not be reached' };
    expect(refundAfter(requested, asked, unknown, now).refund).toMatchObject({
      state: 'requested',
      note: 'could not be reached',
      tries: 1,
    });
    const accepted = refundAfter(requested, asked, { state: 'accepted', refundRefId: 'R1' }, now);
    expect(refundAfter(accepted, accepted.refund!, unknown, now).refund).toMatchObject({
      state: 'accepted',
      refundRefId: 'R1',
    });
  });

  test('that was taken on meanwhile is not failed by the answer to a second request', () => {
    const accepted = refundAfter(requested, asked, { state: 'accepted', refundRefId: 'R1' }, now);
    expect(refundAfter(accepted, asked, { state: 'failed', why: 'used before' }, now)).toBe(accepted);
  });

  test('that is cancelled at the gateway is asked for anew', () => {
    const accepted = refundAfter(requested, asked, { state: 'accepted', refundRefId: 'R1' }, now);
    const failed = refundAfter(accepted, accepted.refund!, { state: 'failed', why: 'cancelled' }, now);
    expect(failed.refund).toMatchObject({ state: 'failed', refundRefId: null });
  });
});

describe('an attempt whose payer has left', () => {
  const paid = paidAttempt(attempt, { taken, order: { _id: 'o1', orderId: 'ORD-20261121-ABCDE' }, now });

  test('names nobody, and still says how much was paid', () => {
    const left = anonymizeAttempt(withRefund(paid, { by: 'u1', now }), 'deleted_0123');
    expect(fromDocument(attemptSchema, left._id, toDocument(attemptSchema, left))).toEqual(left);
    const text = JSON.stringify(left);
    for (const part of ['u1', 'Rahima', 'rahima@', 'রহিমা', '01712345678', 'Zindabazar']) {
      expect(text).not.toContain(part);
    }
    expect([left.taken, left.total, left.quote]).toEqual([taken, attempt.total, attempt.quote]);
  });

  test('waits while money may still come in, or has to go back', () => {
    const cancelled = unpaidAttempt(attempt, 'cancelled', '', now);
    const owed = unfulfilledAttempt(attempt, { reason: 'product-gone', note: '', taken, now });
    const refunded = { ...withRefund(owed, { by: 'staff', now }), nextCheckAt: null };
    const back = { ...refunded, refund: { ...refunded.refund!, state: 'refunded' as const } };
    expect([attempt, cancelled, owed, refunded].map(isUnsettled)).toEqual([true, true, true, true]);
    const closed = checkedAttempt(attempt, later(25 * HOUR));
    expect([paid, closed, closedAttempt(attempt, '', now), back].map(isUnsettled)).toEqual(
      Array.from({ length: 4 }, () => false),
    );
  });
});
