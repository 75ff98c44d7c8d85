import * as z from 'zod/mini';
import { benefitSchema, minimumSchema } from './benefit.ts';

/**
 * What a voucher takes off an order, as a quote needs it: POST /api/orders computes it from the stored voucher, the checkout
 * asks for it. A discount follows from these terms and the quote alone.
 */
export const voucherTermsSchema = z.object({
  code: z.string(),
  /** What the shopper reads of it, in both languages; empty for none. */
  ...{ name: z.string(), nameBn: z.string(), description: z.string(), descriptionBn: z.string() },
  benefit: benefitSchema,
  /** The least subtotal of the order, of all its lines. */
  minimum: minimumSchema,
  /** The products that it counts for, among those that were asked about; null for all. */
  products: z.nullable(z.array(z.string())),
});

export type VoucherTerms = Readonly<z.output<typeof voucherTermsSchema>>;
