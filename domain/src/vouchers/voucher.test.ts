import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../contract/field-errors.ts';
import { editVoucher, wireVoucher } from './edit-voucher.ts';
import { staffVoucherMessages } from './staff-voucher-messages.ts';
import { STANDARD_VOUCHERS } from './standard-vouchers.ts';
import { voucherFormSchema } from './voucher.ts';

const [welcome] = STANDARD_VOUCHERS;
const form = {
  code: 'EID-2027',
  ...{ name: 'Eid', nameBn: 'ঈদ', description: '', descriptionBn: '' },
  ...{ benefit: { kind: 'percent', percent: 10, atMost: 200 }, minimum: 500 },
  ...{ startsOn: '2027-03-01', endsOn: '2027-03-20', limitInAll: 100, limitPerPerson: 1 },
  ...{ firstOrderOnly: false, categories: [], collections: [], isActive: true },
};
const errorsOf = (change: object) => {
  const parsed = voucherFormSchema.safeParse({ ...form, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error.issues);
};

test.each<[object, Record<string, string>]>([
  [{}, {}],
  [{ code: ' eid-২০২৭ ' }, {}],
  [{ code: 'AB' }, { code: staffVoucherMessages.codeInvalid }],
  [{ code: '-ABC' }, { code: staffVoucherMessages.codeInvalid }],
  [{ code: 'EID/2027' }, { code: staffVoucherMessages.codeInvalid }],
  [{ code: 'A'.repeat(31) }, { code: staffVoucherMessages.codeInvalid }],
  [{ benefit: { kind: 'gift' } }, { 'benefit.kind': staffVoucherMessages.kindMissing }],
  [
    { benefit: { kind: 'percent', percent: 0, atMost: null } },
    { 'benefit.percent': staffVoucherMessages.percentInvalid },
  ],
  [
    { benefit: { kind: 'percent', percent: 12.5, atMost: null } },
    { 'benefit.percent': staffVoucherMessages.percentInvalid },
  ],
  [
    { benefit: { kind: 'percent', percent: 10, atMost: 0 } },
    { 'benefit.atMost': staffVoucherMessages.amountInvalid },
  ],
  [{ benefit: { kind: 'amount', amount: -5 } }, { 'benefit.amount': staffVoucherMessages.amountInvalid }],
  [{ limitInAll: 0 }, { limitInAll: 'Enter a whole number from 1 to 100000' }],
  [{ limitPerPerson: 101 }, { limitPerPerson: 'Enter a whole number from 1 to 100' }],
  [{ endsOn: '2027-02-28' }, { endsOn: staffVoucherMessages.endsBeforeStart }],
  [{ endsOn: null }, {}],
  [{ categories: ['home', 'home'] }, { categories: staffVoucherMessages.choiceTwice }],
])('a voucher as staff write it: %#', (change, expected) => {
  expect(errorsOf(change)).toEqual(expected);
});

test('stores the code in capitals with Latin digits', () => {
  expect(voucherFormSchema.parse({ ...form, code: ' eid-২০২৭ ' }).code).toBe('EID-2027');
});

describe('an edit', () => {
  test('changes the named fields and says what changed, in taka', () => {
    const edited = editVoucher(welcome!, {
      minimum: { from: 500, to: 600 },
      isActive: { from: true, to: true },
    });
    expect(edited).toMatchObject({
      ok: true,
      voucher: { minimum: 60_000, isActive: true },
      before: { minimum: 500 },
      after: { minimum: 600 },
    });
  });

  test('is rejected when a colleague changed the field first', () => {
    const edited = editVoucher(welcome!, { minimum: { from: 400, to: 600 } });
    expect(edited).toEqual({
      ok: false,
      reason: 'stale',
      stale: [{ field: 'minimum', from: 400, is: 500 }],
    });
  });

  test('is rejected when the fields together make no sense', () => {
    const started = { ...welcome!, ...voucherFormSchema.parse(form) };
    const edited = editVoucher(started, { endsOn: { from: '2027-03-20', to: '2027-01-01' } });
    expect(edited).toMatchObject({
      reason: 'invalid',
      fields: { endsOn: staffVoucherMessages.endsBeforeStart },
    });
  });

  test('names no code, version or number of uses', () => {
    expect(Object.keys(wireVoucher(welcome!))).not.toContain('used');
    expect(editVoucher(welcome!, { used: { from: 0, to: 5 } })).toMatchObject({
      fields: { used: staffVoucherMessages.unknownField },
    });
  });
});
