import * as z from 'zod/mini';
import { CATEGORIES } from '../catalogue/categories.ts';
import { ASSIGNABLE_COLLECTIONS } from '../catalogue/collections.ts';
import { fixedText } from '../text/message.ts';
import { typedText } from '../text/written-text.ts';
import { dhakaDaySchema } from '../time/dhaka-day.ts';
import { momentSchema } from '../time/moment.ts';
import { benefitSchema, minimumSchema } from './benefit.ts';
import { staffVoucherMessages } from './staff-voucher-messages.ts';
import { newVoucherCodeSchema } from './new-voucher-code.ts';

/** In characters. */
export const MAX_VOUCHER_NAME = 60;
export const MAX_VOUCHER_DESCRIPTION = 300;
/** A page of staff shows them all. */
export const MAX_VOUCHERS = 200;
/** Uses of all people, and of one person. */
export const MAX_USES_IN_ALL = 100_000;
export const MAX_USES_PER_PERSON = 100;

const listOf = <const Values extends readonly string[]>(values: Values) =>
  z
    .array(z.enum(values))
    .check(z.refine((list) => new Set(list).size === list.length, staffVoucherMessages.choiceTwice));

function limitSchema(most: number) {
  const invalid = fixedText(staffVoucherMessages.limitInvalid, { most });
  return z.nullable(z.int(invalid).check(z.gte(1, invalid), z.lte(most, invalid)));
}

/** What staff edit, field by field (docs/adr/0074). */
export const voucherFields = {
  /** For staff and for the shopper, in both languages; empty for none. */
  name: typedText(MAX_VOUCHER_NAME),
  nameBn: typedText(MAX_VOUCHER_NAME),
  description: typedText(MAX_VOUCHER_DESCRIPTION),
  descriptionBn: typedText(MAX_VOUCHER_DESCRIPTION),
  benefit: benefitSchema,
  minimum: minimumSchema,
  /** The first and the last day in Dhaka on which it counts; null for no bound. */
  startsOn: z.nullable(dhakaDaySchema),
  endsOn: z.nullable(dhakaDaySchema),
  /** Uses of all people together; null for no limit. Only such a voucher is counted (`used`). */
  limitInAll: limitSchema(MAX_USES_IN_ALL),
  limitPerPerson: limitSchema(MAX_USES_PER_PERSON),
  firstOrderOnly: z.boolean(),
  /** It counts for products in any of these; both empty for all products. */
  categories: listOf(CATEGORIES),
  collections: listOf(ASSIGNABLE_COLLECTIONS),
  isActive: z.boolean(),
};

export type VoucherField = keyof typeof voucherFields;

const isInOrder = ({ startsOn, endsOn }: { startsOn: string | null; endsOn: string | null }) =>
  startsOn === null || endsOn === null || startsOn <= endsOn;
const inOrder = { path: ['endsOn'], error: staffVoucherMessages.endsBeforeStart };

/** The fields together: the rules between them. */
export const voucherTogetherSchema = z.object(voucherFields).check(z.refine(isInOrder, inOrder));

/** A new voucher as staff send it. */
export const voucherFormSchema = z
  .object({ code: newVoucherCodeSchema, ...voucherFields })
  .check(z.refine(isInOrder, inOrder));

export type VoucherForm = z.output<typeof voucherFormSchema>;

/** A voucher as stored under vouchers/{code}; written by functions only. */
export const voucherSchema = z.object({
  code: z.string(),
  ...voucherFields,
  /** The number of its uses while it is limited in all; 0 otherwise. */
  used: z.int(),
  /** Rises by one with each change by staff; 0 for one that comes with the shop and was never changed. */
  version: z.int(),
  createdAt: z.nullable(momentSchema),
  updatedAt: z.nullable(momentSchema),
  /** The uid of who changed it last. */
  updatedBy: z.nullable(z.string()),
});

export type Voucher = z.output<typeof voucherSchema>;

/** Returns a voucher as it is stored: with taka and Dates, and without the code, which is the document's id. */
export function storedVoucher(voucher: Voucher): Omit<z.input<typeof voucherSchema>, 'code'> {
  const { code: _id, ...document } = z.encode(voucherSchema, voucher);
  return document;
}
