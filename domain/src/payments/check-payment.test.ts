import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onlineAmountRejectionText } from './amount-limits.ts';
import { checkPayment, paisaFromGateway, type ValidatedPayment } from './check-payment.ts';
import { paisa } from '../money/paisa.ts';
import { attempt } from './testing/an-attempt.ts';

describe("the gateway's amounts", () => {
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

  test('are parsed to the paisa', () => {
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
    ['as requested', {}],
    ['without a store', { storeId: null }],
    ['of a wallet that names only what was settled', { requestedAmount: '', requestedCurrency: '' }],
    ['written otherwise', { amount: '911', requestedAmount: '911.0' }],
  ])('%s is accepted', (_why, change) => expect(check(change)).toEqual({ ok: true, amount: attempt.total }));

  test.each<[string, Partial<ValidatedPayment>, string]>([
    ['of another transaction', { tranId: 'NGother' }, 'other-transaction'],
    ['of another store', { storeId: 'other' }, 'other-store'],
    ['a paisa short', { amount: '910.99', requestedAmount: '910.99' }, 'amount-differs'],
    ['a paisa over', { amount: '911.01', requestedAmount: '911.01' }, 'amount-differs'],
    ['that settled less than was requested', { amount: '910.00' }, 'amount-differs'],
    ['that requested less than it settled', { requestedAmount: '10.00' }, 'amount-differs'],
    ['in another currency', { requestedCurrency: 'USD' }, 'amount-differs'],
    [
      'in another currency, named once',
      { requestedAmount: '', requestedCurrency: '', currency: 'USD' },
      'amount-differs',
    ],
    ['with a currency and no amount', { requestedAmount: '' }, 'amount-differs'],
    ['without any amount', { amount: '', requestedAmount: '', requestedCurrency: '' }, 'amount-differs'],
  ])('%s is not', (_why, change, reason) => expect(check(change)).toMatchObject({ ok: false, reason }));

  test('is rejected for any other amount, however close', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000 }), (amount) => {
        const text = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
        expect(check({ amount: text, requestedAmount: text }).ok).toBe(amount === attempt.total);
      }),
    );
  });
});
