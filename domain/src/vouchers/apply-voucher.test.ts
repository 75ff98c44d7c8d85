import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paisa, type Paisa } from '../money/paisa.ts';
import { taka } from '../money/taka.ts';
import { interpolate } from '../text/template.ts';
import { applyVoucher, voucherRejectionText } from './apply-voucher.ts';
import type { Benefit } from './benefit.ts';
import { STANDARD_VOUCHERS } from './standard-vouchers.ts';
import { standardOffer } from './testing/standard-offer.ts';
import { voucherMessages } from './voucher-messages.ts';
import type { VoucherTerms } from './voucher-terms.ts';

const order = (subtotal: Paisa, deliveryCharge = taka(60)) => ({
  lines: [{ productId: 'P1', itemTotal: subtotal }],
  subtotal,
  deliveryCharge,
});
const on = (typed: string, subtotal: number) => applyVoucher(standardOffer(typed), order(taka(subtotal)));
const NO_TEXTS = { name: '', nameBn: '', description: '', descriptionBn: '' };
const terms = (benefit: Benefit, change: Partial<VoucherTerms> = {}) => ({
  ok: true as const,
  terms: { code: 'EID', ...NO_TEXTS, benefit, minimum: taka(0), products: null, ...change },
});

test.each([
  ['WELCOME10', 'WELCOME10', 500, 50],
  [' welcome10 ', 'WELCOME10', 999.99, 100],
  ['WELCOME১০', 'WELCOME10', 999.99, 100],
  ['SAVE50', 'SAVE50', 300, 50],
  ['NEWUSER', 'NEWUSER', 1000, 150],
])('"%s" is %s: on ৳%d it gives ৳%d', (typed, code, subtotal, discount) => {
  expect(on(typed, subtotal)).toEqual({ ok: true, code, discount: taka(discount) });
});

const belowMinimum = (amount: string) => interpolate(voucherMessages.belowMinimum, { amount });

test.each([
  ['', 1000, voucherMessages.noCode],
  ['   ', 1000, voucherMessages.noCode],
  ['FREE', 1000, voucherMessages.unknownCode],
  ['WELCOME10', 499.99, belowMinimum('৳500')],
  ['SAVE50', 299.99, belowMinimum('৳300')],
  ['NEWUSER', 999.99, belowMinimum('৳1,000')],
])('"%s" on ৳%d: %s', (typed, subtotal, message) => {
  const result = on(typed, subtotal);
  expect(result.ok ? 'granted' : voucherRejectionText(result.rejection)).toBe(message);
});

const percent = (value: number, atMost: Paisa | null = null): Benefit => ({
  kind: 'percent',
  percent: value,
  atMost,
});
test.each([
  ['a percentage up to its limit', percent(50, taka(200)), 1000, 200],
  ['a percentage below its limit', percent(50, taka(200)), 300, 150],
  ['the whole subtotal', percent(100), 1000, 1000],
  ['an amount', { kind: 'amount', amount: taka(75) } as const, 1000, 75],
  ['an amount up to the subtotal', { kind: 'amount', amount: taka(2000) } as const, 1000, 1000],
  ['the delivery charge', { kind: 'free-delivery' } as const, 1000, 60],
])('gives %s', (_what, benefit, subtotal, discount) => {
  expect(applyVoucher(terms(benefit), order(taka(subtotal)))).toEqual({
    ok: true,
    code: 'EID',
    discount: taka(discount),
  });
});

describe('a voucher for some products', () => {
  const lines = [
    { productId: 'shirt', itemTotal: taka(400) },
    { productId: 'lamp', itemTotal: taka(600) },
    { productId: 'shirt', itemTotal: taka(100) },
  ];
  const priced = { lines, subtotal: taka(1100), deliveryCharge: taka(60) };

  test('takes its part of their lines only', () => {
    const offer = terms(percent(10), { products: ['shirt'] });
    expect(applyVoucher(offer, priced)).toMatchObject({ discount: taka(50) });
    const amount = terms({ kind: 'amount', amount: taka(900) }, { products: ['shirt'] });
    expect(applyVoucher(amount, priced)).toMatchObject({ discount: taka(500) });
  });

  test('compares its minimum with the whole order', () => {
    const offer = terms(percent(10), { products: ['shirt'], minimum: taka(1100) });
    expect(applyVoucher(offer, priced)).toMatchObject({ ok: true });
  });

  test('is rejected without any of them', () => {
    const rejection = { ok: false, rejection: { reason: 'not-for-products' } };
    expect(applyVoucher(terms(percent(10), { products: [] }), priced)).toEqual(rejection);
    expect(applyVoucher(terms({ kind: 'free-delivery' }, { products: ['vase'] }), priced)).toEqual(rejection);
  });
});

test('has the vouchers of the specification', () => {
  expect(STANDARD_VOUCHERS.map(({ code, benefit, minimum }) => ({ code, benefit, minimum }))).toEqual([
    { code: 'WELCOME10', benefit: { kind: 'percent', percent: 10, atMost: null }, minimum: 50_000 },
    { code: 'SAVE50', benefit: { kind: 'amount', amount: 5_000 }, minimum: 30_000 },
    { code: 'NEWUSER', benefit: { kind: 'percent', percent: 15, atMost: null }, minimum: 100_000 },
  ]);
  for (const voucher of STANDARD_VOUCHERS)
    expect(voucher).toMatchObject({ limitInAll: null, limitPerPerson: null, firstOrderOnly: false });
});

describe('every voucher', () => {
  const subtotals = fc.integer({ min: 0, max: 5_000_000_000 }).map(paisa);
  const amounts = fc.integer({ min: 1, max: 1_000_000 }).map(paisa);
  const benefits: fc.Arbitrary<Benefit> = fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      atMost: fc.option(amounts),
    }),
    fc.record({ kind: fc.constant('amount' as const), amount: amounts }),
  );

  test('of the shop is granted from its minimum, and not a paisa below', () => {
    for (const { code, minimum } of STANDARD_VOUCHERS) {
      expect(applyVoucher(standardOffer(code), order(minimum)).ok).toBe(true);
      expect(applyVoucher(standardOffer(code), order(paisa(minimum - 1))).ok).toBe(false);
    }
  });

  test('gives whole paisa from zero to the subtotal, and never less for a larger subtotal', () => {
    fc.assert(
      fc.property(benefits, subtotals, fc.integer({ min: 0, max: 1_000_000 }), (benefit, subtotal, extra) => {
        const discount = (amount: number) => {
          const result = applyVoucher(terms(benefit), order(paisa(amount)));
          return result.ok ? result.discount : 0;
        };
        expect(Number.isSafeInteger(discount(subtotal))).toBe(true);
        expect(discount(subtotal)).toBeLessThanOrEqual(subtotal);
        expect(discount(subtotal + extra)).toBeGreaterThanOrEqual(discount(subtotal));
      }),
    );
  });
});
