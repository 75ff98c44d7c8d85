import * as z from 'zod/mini';
import { takaSchema } from '../money/taka.ts';
import { staffVoucherMessages } from './staff-voucher-messages.ts';

/** An amount above zero, in taka outside and paisa inside. */
const positiveTaka = takaSchema.check(z.refine((amount) => amount > 0, staffVoucherMessages.amountInvalid));

/** What a voucher takes off: part of the lines it counts for, an amount, or the delivery charge. */
export const benefitSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('percent'),
      percent: z
        .int(staffVoucherMessages.percentInvalid)
        .check(
          z.gte(1, staffVoucherMessages.percentInvalid),
          z.lte(100, staffVoucherMessages.percentInvalid),
        ),
      /** The most that it takes off; null for no limit. */
      atMost: z.nullable(positiveTaka),
    }),
    z.object({ kind: z.literal('amount'), amount: positiveTaka }),
    z.object({ kind: z.literal('free-delivery') }),
  ],
  staffVoucherMessages.kindMissing,
);

export type Benefit = Readonly<z.output<typeof benefitSchema>>;
export type BenefitKind = Benefit['kind'];

/** The subtotal from which a voucher counts. */
export const minimumSchema = takaSchema.check(
  z.refine((amount) => amount >= 0, staffVoucherMessages.minimumInvalid),
);
