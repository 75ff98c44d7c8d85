import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paisa } from '../money/paisa.ts';
import { taka } from '../money/taka.ts';
import { interpolate } from '../text/template.ts';
import { applyVoucher, voucherRejectionText } from './apply-voucher.ts';
import { voucherMessages } from './voucher-messages.ts';
import { VOUCHERS, voucherByCode } from './vouchers.ts';

test.each([
  ['WELCOME10', 'WELCOME10', 500, 50],
  [' welcome10 ', 'WELCOME10', 999.99, 100],
  ['WELCOME১০', 'WELCOME10', 999.99, 100],
  ['SAVE50', 'SAVE50', 300, 50],
  ['NEWUSER', 'NEWUSER', 1000, 150],
])('"%s" is %s: on ৳%d it gives ৳%d', (typed, code, subtotal, discount) => {
  expect(applyVoucher(typed, taka(subtotal))).toEqual({ ok: true, code, discount: taka(discount) });
});

const belowMinimum = (amount: string) => interpolate(voucherMessages.belowMinimum, { amount });

test.each([
  ['', 1000, voucherMessages.noCode],
  ['   ', 1000, voucherMessages.noCode],
  ['FREE', 1000, voucherMessages.unknownCode],
  ['WELCOME10', 499.99, belowMinimum('৳500')],
  ['SAVE50', 299.99, belowMinimum('৳300')],
  ['NEWUSER', 999.99, belowMinimum('৳1,000')],
])('"%s" on ৳%d: %s', (code, subtotal, message) => {
  const result = applyVoucher(code, taka(subtotal));
  expect(result.ok ? 'granted' : voucherRejectionText(result.rejection)).toBe(message);
});

test('limits every discount to the subtotal', () => {
  expect(applyVoucher('SAVE50', paisa(30_000))).toMatchObject({ discount: 5000 });
});

test('has the vouchers of the specification', () => {
  expect(VOUCHERS).toEqual([
    { code: 'WELCOME10', discount: { kind: 'percent', percent: 10 }, minimum: 50_000 },
    { code: 'SAVE50', discount: { kind: 'fixed', amount: 5_000 }, minimum: 30_000 },
    { code: 'NEWUSER', discount: { kind: 'percent', percent: 15 }, minimum: 100_000 },
  ]);
});

describe('every voucher', () => {
  const vouchers = fc.constantFrom(...VOUCHERS);
  const subtotals = fc.integer({ min: 0, max: 5_000_000_000 }).map(paisa);

  test('is granted from its minimum, and not a paisa below', () => {
    fc.assert(
      fc.property(vouchers, subtotals, ({ code, minimum }, subtotal) => {
        expect(applyVoucher(code, subtotal).ok).toBe(subtotal >= minimum);
      }),
    );
    for (const { code, minimum } of VOUCHERS) {
      expect(applyVoucher(code, minimum).ok).toBe(true);
      expect(applyVoucher(code, paisa(minimum - 1)).ok).toBe(false);
    }
  });

  test('gives whole paisa from zero to the subtotal, and never less for a larger subtotal', () => {
    fc.assert(
      fc.property(
        vouchers,
        subtotals,
        fc.integer({ min: 0, max: 1_000_000 }),
        ({ code }, subtotal, extra) => {
          const discount = (amount: number) => {
            const result = applyVoucher(code, paisa(amount));
            return result.ok ? result.discount : 0;
          };
          expect(Number.isSafeInteger(discount(subtotal))).toBe(true);
          expect(discount(subtotal)).toBeLessThanOrEqual(subtotal);
          expect(discount(subtotal + extra)).toBeGreaterThanOrEqual(discount(subtotal));
        },
      ),
    );
  });

  test('is found in any case and with surrounding blanks, and by no other text', () => {
    fc.assert(
      fc.property(vouchers, fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }), ({ code }, cases) => {
        const typed = [...code]
          .map((sign, place) => (cases[place % 10] ? sign.toLowerCase() : sign))
          .join('');
        expect(voucherByCode(` ${typed} `)?.code).toBe(code);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const known = VOUCHERS.some(({ code }) => code === text.trim().toUpperCase());
        expect(voucherByCode(text) !== undefined).toBe(known);
      }),
    );
  });
});
