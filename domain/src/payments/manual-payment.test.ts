import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { taka } from '../money/taka.ts';
import { isReference, MANUAL_METHODS, normalReference } from './manual-methods.ts';
import { manualPaymentFormSchema } from './manual-payment.ts';

const sent = { method: 'bkash', amount: 500, reference: '8n7a6d5ee7' };
const errorsOf = (change: object) => {
  const parsed = z.safeParse(manualPaymentFormSchema, { ...sent, ...change });
  return parsed.success ? null : parsed.error.issues.map(({ path, message }) => [path[0], message]);
};

test.each([
  ['bkash', ' 8n7a6d5ee7 ', '8N7A6D5EE7'],
  ['bkash', '8N7A-6D5 EE7', '8N7A6D5EE7'],
  ['nagad', '৭১২৩৪৫৬৭', '71234567'],
  ['bank', ' ft  12/ab ', 'FT 12/AB'],
] as const)('stores a reference of %s typed as "%s" as %s', (method, typed, stored) => {
  expect(normalReference(method, typed)).toBe(stored);
  expect(normalReference(method, stored)).toBe(stored);
  expect(isReference(method, typed)).toBe(true);
});

test('rejects what is no TrxID and what is no reference of a bank', () => {
  for (const method of MANUAL_METHODS.filter((it) => it !== 'bank'))
    for (const reference of ['', '1234567', '1234567890123', '8N7A6D5E/7', '<script>'])
      expect(errorsOf({ method, reference })).toEqual([
        ['reference', 'A TrxID has 8 to 12 letters and digits'],
      ]);
  for (const reference of ['', 'AB', 'x'.repeat(41), 'a\u0000bc'])
    expect(errorsOf({ method: 'bank', reference })).toEqual([
      ['reference', 'A reference of a bank has 3 to 40 characters'],
    ]);
  expect(errorsOf({ method: 'bank', reference: 'FT/12' })).toBeNull();
});

test('takes an amount as typed, above zero, and a method of the list', () => {
  expect(z.parse(manualPaymentFormSchema, { ...sent, amount: '৳1,250.50' })).toEqual({
    ...{ ...sent, amount: taka(1_250.5), note: '' },
  });
  for (const amount of [0, -5, 'much', '', 1.005])
    expect(errorsOf({ amount })).toEqual([['amount', 'Please enter an amount in taka']]);
  expect(errorsOf({ method: 'paypal' })).toEqual([['method', 'Please choose how it was paid']]);
});
