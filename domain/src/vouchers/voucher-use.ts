import * as z from 'zod/mini';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { dhakaDaySchema } from '../time/dhaka-day.ts';
import { momentSchema } from '../time/moment.ts';

/**
 * A use of a voucher: voucherUses/{code}.{document id of the order}, also while only an attempt to pay for that order exists.
 * Written by functions only.
 */
export const voucherUseSchema = z.object({
  _id: z.string(),
  code: z.string(),
  /** The document id that the order has or will have. */
  order: z.string(),
  uid: z.string(),
  /** The ids of the claims that count it, of the account and of its proved phone. */
  claims: z.array(z.string()),
  discount: nonNegativeTakaSchema,
  total: nonNegativeTakaSchema,
  /** The day of the order in Dhaka; null while an open attempt to pay holds the use. */
  day: z.nullable(dhakaDaySchema),
  createdAt: momentSchema,
});

export type VoucherUse = z.output<typeof voucherUseSchema>;

/** Returns the id of the use of a voucher by an order, which an attempt to pay for that order shares. */
export const voucherUseId = (code: string, order: string): string => `${code}.${order}`;

/** Returns the id of what an account has claimed of a voucher. */
export const accountClaimId = (code: string, uid: string): string => `${code}.u.${uid}`;

/** What one account or one proved phone has used of a voucher: voucherClaims/{code}.{person}. Written by functions only. */
export const voucherClaimSchema = z.object({
  _id: z.string(),
  code: z.string(),
  /** The account that used it last. */
  uid: z.string(),
  /** The ids of the uses. */
  uses: z.array(z.string()),
});

export type VoucherClaim = z.output<typeof voucherClaimSchema>;

/** A use as its own person reads it, in the export of an account. */
export const ownVoucherUseSchema = z.pick(voucherUseSchema, {
  code: true,
  order: true,
  discount: true,
  total: true,
  day: true,
  createdAt: true,
});
