import { expect, test } from 'vitest';
import { paisa } from '../money/paisa.ts';
import { taka } from '../money/taka.ts';
import { applyVoucher, voucherRefusalText } from './apply-voucher.ts';

test.each([
  ['WELCOME10', 500, 50],
  ['welcome10', 999.99, 100],
  ['SAVE50', 300, 50],
  ['NEWUSER', 1000, 150],
])('%s on ৳%d gives ৳%d', (code, subtotal, discount) => {
  expect(applyVoucher(code, taka(subtotal))).toEqual({
    ok: true,
    code: code.toUpperCase(),
    discount: taka(discount),
  });
});

test.each([
  ['', 1000, 'Please enter a voucher code'],
  ['   ', 1000, 'Please enter a voucher code'],
  ['FREE', 1000, 'Invalid voucher code'],
  ['WELCOME10', 499.99, 'Minimum order amount of ৳500 required for this voucher'],
  ['SAVE50', 299.99, 'Minimum order amount of ৳300 required for this voucher'],
  ['NEWUSER', 999.99, 'Minimum order amount of ৳1,000 required for this voucher'],
])('"%s" on ৳%d: %s', (code, subtotal, words) => {
  const result = applyVoucher(code, taka(subtotal));
  expect(result.ok ? 'granted' : voucherRefusalText(result.refusal)).toBe(words);
});

test('no discount is above the subtotal', () => {
  expect(applyVoucher('SAVE50', paisa(30_000))).toMatchObject({ discount: 5000 });
});
