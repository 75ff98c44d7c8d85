import { STANDARD_VOUCHERS, voucherFormSchema, type Voucher } from '@nargisus/domain/vouchers';
import { describe, expect, test } from 'vitest';
import { changesOf, errorsOf, NEW_VOUCHER, valuesOf, wireOf, type VoucherValues } from './voucher-values.ts';

const typed = (change: Partial<VoucherValues>): VoucherValues => ({
  ...NEW_VOUCHER,
  code: 'EID-2027',
  percent: '10',
  ...change,
});

test.each<[string, Partial<VoucherValues>, object]>([
  ['an amount', { kind: 'amount', amount: '৫০' }, { benefit: { kind: 'amount', amount: 50 } }],
  [
    'no amount for free delivery',
    { kind: 'free-delivery', amount: 'x' },
    { benefit: { kind: 'free-delivery' } },
  ],
  ['Bangla digits', { percent: '১৫', limitInAll: '১০০' }, { benefit: { percent: 15 }, limitInAll: 100 }],
  [
    'nothing for an empty field',
    {},
    { minimum: 0, startsOn: null, limitPerPerson: null, benefit: { atMost: null } },
  ],
])('sends %s', (_what, change, expected) => {
  expect(errorsOf(typed(change))).toEqual({});
  expect(wireOf(typed(change))).toMatchObject(expected);
});

test.each<[Partial<VoucherValues>, Record<string, string>]>([
  [{ percent: '' }, { 'benefit.percent': 'Enter a whole percentage from 1 to 100' }],
  [{ atMost: 'many' }, { 'benefit.atMost': 'Enter an amount above zero' }],
  [{ kind: 'amount' }, { 'benefit.amount': 'Enter an amount above zero' }],
  [{ minimum: 'x' }, { minimum: 'Enter an amount of zero or more' }],
  [{ limitInAll: '1.5' }, { limitInAll: 'Enter a whole number from 1 to 100000' }],
  [{ startsOn: '2027-02-02', endsOn: '2027-01-01' }, { endsOn: 'The last day is before the first' }],
])('names the error of a field: %j', (change, expected) => {
  expect(errorsOf(typed(change))).toEqual(expected);
});

describe('an edit', () => {
  const stored: Voucher = {
    ...STANDARD_VOUCHERS[0]!,
    ...voucherFormSchema.parse(wireOf(typed({ atMost: '200', minimum: '500', limitInAll: '9' }))),
  };

  test('shows a stored voucher and changes nothing by itself', () => {
    expect(valuesOf(stored)).toMatchObject({ percent: '10', atMost: '200', minimum: '500', limitInAll: '9' });
    expect(changesOf(stored, valuesOf(stored))).toEqual({});
  });

  test('sends only changed fields, with what staff saw', () => {
    expect(changesOf(stored, { ...valuesOf(stored), atMost: '', limitInAll: '' })).toEqual({
      benefit: {
        from: { kind: 'percent', percent: 10, atMost: 200 },
        to: { kind: 'percent', percent: 10, atMost: null },
      },
      limitInAll: { from: 9, to: null },
    });
  });
});
