import * as z from 'zod/mini';
import { nonNegativeTakaSchema } from '../money/taka.ts';

/** Why a voucher is not granted, as a quote carries it over HTTP. */
export const voucherRejectionSchema = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('no-code') }),
  /** Also for a voucher that staff have switched off: nobody learns that it exists. */
  z.object({ reason: z.literal('unknown-code') }),
  z.object({ reason: z.literal('below-minimum'), minimum: nonNegativeTakaSchema }),
  z.object({
    reason: z.enum(['not-begun', 'ended', 'used-up', 'used-by-you', 'not-first-order', 'not-for-products']),
  }),
]);

export type VoucherRejection = Readonly<z.output<typeof voucherRejectionSchema>>;
