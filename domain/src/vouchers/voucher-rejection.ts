import * as z from 'zod/mini';
import { nonNegativeTakaSchema } from '../money/taka.ts';

/** Why a voucher is not granted, as a quote carries it over HTTP. */
export const voucherRejectionSchema = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('no-code') }),
  z.object({ reason: z.literal('unknown-code') }),
  z.object({ reason: z.literal('below-minimum'), minimum: nonNegativeTakaSchema }),
]);

export type VoucherRejection = Readonly<z.output<typeof voucherRejectionSchema>>;
