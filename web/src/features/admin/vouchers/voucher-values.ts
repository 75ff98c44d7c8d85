import type { AssignableCollection, Category } from '@nargisus/domain/catalogue';
import { fieldErrors, type FieldChanges, type FieldErrors } from '@nargisus/domain/contract';
import { paisaFromTaka, takaFromPaisa } from '@nargisus/domain/money';
import { isSameValue } from '@nargisus/domain/settings';
import { latinDigits } from '@nargisus/domain/text';
import { voucherFormSchema, wireVoucher, type BenefitKind, type Voucher } from '@nargisus/domain/vouchers';
import type { SentVoucher } from '#data/vouchers/staff-vouchers.ts';

/** A voucher as its form edits it: numbers as they are typed. What each kind gives is kept while staff switch between them. */
export interface VoucherValues {
  readonly code: string;
  readonly name: string;
  readonly nameBn: string;
  readonly description: string;
  readonly descriptionBn: string;
  readonly kind: BenefitKind;
  readonly percent: string;
  readonly atMost: string;
  readonly amount: string;
  readonly minimum: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly limitInAll: string;
  readonly limitPerPerson: string;
  readonly firstOrderOnly: boolean;
  readonly categories: readonly Category[];
  readonly collections: readonly AssignableCollection[];
  readonly isActive: boolean;
}

export const NEW_VOUCHER: VoucherValues = {
  ...{ code: '', name: '', nameBn: '', description: '', descriptionBn: '' },
  ...{ kind: 'percent', percent: '', atMost: '', amount: '', minimum: '' },
  ...{ startsOn: '', endsOn: '', limitInAll: '', limitPerPerson: '', firstOrderOnly: false },
  ...{ categories: [], collections: [], isActive: true },
};

/** A typed amount that is none: below zero, so that the schema names its own error. */
const NO_AMOUNT = -1;

function takaOf(typed: string): number {
  const amount = paisaFromTaka(typed);
  return amount === undefined ? NO_AMOUNT : takaFromPaisa(amount);
}
const wholeOf = (typed: string): number => Number(latinDigits(typed).trim() || Number.NaN);
const orNone = <T>(typed: string, read: (typed: string) => T): T | null =>
  typed.trim() === '' ? null : read(typed);

/** Returns the voucher to send. */
export function wireOf(values: VoucherValues): SentVoucher {
  const { kind, percent, atMost, amount, minimum, startsOn, endsOn, limitInAll, limitPerPerson, ...rest } =
    values;
  const benefits = {
    percent: { kind: 'percent', percent: wholeOf(percent), atMost: orNone(atMost, takaOf) },
    amount: { kind: 'amount', amount: takaOf(amount) },
    'free-delivery': { kind: 'free-delivery' },
  } as const;
  return {
    ...rest,
    categories: [...rest.categories],
    collections: [...rest.collections],
    benefit: benefits[kind],
    minimum: orNone(minimum, takaOf) ?? 0,
    startsOn: (startsOn || null) as SentVoucher['startsOn'],
    endsOn: (endsOn || null) as SentVoucher['endsOn'],
    limitInAll: orNone(limitInAll, wholeOf),
    limitPerPerson: orNone(limitPerPerson, wholeOf),
  };
}

const typedTaka = (amount: Voucher['minimum'] | null) =>
  amount === null ? '' : String(takaFromPaisa(amount));

/** Returns what the form shows of a stored voucher. */
export function valuesOf(voucher: Voucher): VoucherValues {
  const { code, name, nameBn, description, descriptionBn, benefit, minimum } = voucher;
  const { startsOn, endsOn, limitInAll, limitPerPerson } = voucher;
  const { firstOrderOnly, categories, collections, isActive } = voucher;
  return {
    ...{ code, name, nameBn, description, descriptionBn, kind: benefit.kind },
    percent: benefit.kind === 'percent' ? String(benefit.percent) : '',
    atMost: benefit.kind === 'percent' ? typedTaka(benefit.atMost) : '',
    amount: benefit.kind === 'amount' ? typedTaka(benefit.amount) : '',
    minimum: minimum === 0 ? '' : typedTaka(minimum),
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
    limitInAll: limitInAll === null ? '' : String(limitInAll),
    limitPerPerson: limitPerPerson === null ? '' : String(limitPerPerson),
    ...{ firstOrderOnly, categories, collections, isActive },
  };
}

/** Validates the values as the API does: the errors by field, none for a valid voucher. */
export function errorsOf(values: VoucherValues): FieldErrors {
  const parsed = voucherFormSchema.safeParse(wireOf(values));
  return parsed.success ? {} : fieldErrors(parsed.error.issues);
}

/** Returns the changed fields, with what staff saw of each. */
export function changesOf(seen: Voucher, values: VoucherValues): FieldChanges {
  const wire: Readonly<Record<string, unknown>> = wireOf(values);
  const before: Readonly<Record<string, unknown>> = wireVoucher(seen);
  const changed = Object.keys(before).filter((field) => !isSameValue(before[field], wire[field]));
  return Object.fromEntries(changed.map((field) => [field, { from: before[field], to: wire[field] }]));
}
