import * as z from 'zod/mini';
import { CATEGORIES } from '../catalogue/categories.ts';
import { sizeSchema, sizingSchema } from '../catalogue/sizes.ts';
import { UNAVAILABLE_REASONS } from '../catalogue/unavailable-reason.ts';
import { DELIVERY_OPTIONS } from '../delivery/options.ts';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { voucherRejectionSchema } from '../vouchers/voucher-rejection.ts';

const lineName = { productId: z.string(), size: sizeSchema() };

const quoteLineSchema = z.object({
  ...lineName,
  quantity: z.int(),
  name: z.string(),
  nameBn: z.optional(z.string()),
  price: nonNegativeTakaSchema,
  image: z.string(),
  itemTotal: nonNegativeTakaSchema,
  /** The category of the product when it was sold, for the sales stats. */
  category: z.optional(z.enum(CATEGORIES)),
  /** The product's SKU, by which staff find the order. */
  sku: z.optional(z.string()),
  /** The product's size system, by which the size is shown. Missing for sizes in letters. */
  sizing: z.optional(sizingSchema),
});

export type QuoteLine = Readonly<z.output<typeof quoteLineSchema>>;

/** Why an order cannot be placed from a quote as it is. Lines named here are not in `lines`. */
const quoteRejectionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product-gone'), ...lineName }),
  z.object({ kind: z.enum(UNAVAILABLE_REASONS), ...lineName, name: z.string() }),
  /** A counted size of which fewer pieces are left than requested; zero when it is sold out. */
  z.object({ kind: z.literal('not-enough'), ...lineName, name: z.string(), left: z.int() }),
  /** The zone of the place does not offer the delivery option. `place` as the address names it. */
  z.object({ kind: z.literal('option-not-offered'), option: z.enum(DELIVERY_OPTIONS), place: z.string() }),
  z.object({ kind: z.literal('voucher-refused'), refusal: voucherRejectionSchema }),
]);

export type QuoteRejection = Readonly<z.output<typeof quoteRejectionSchema>>;

/** A problem of a line. */
export type LineRejection = Exclude<QuoteRejection, { kind: 'voucher-refused' | 'option-not-offered' }>;

/** A quote on the wire (taka): `data.quote` of a 409 of POST /api/orders. */
export const quoteSchema = z.object({
  lines: z.array(quoteLineSchema),
  subtotal: nonNegativeTakaSchema,
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  deliveryCharge: nonNegativeTakaSchema,
  /** As stored; null when none was requested or granted. */
  voucherCode: z.nullable(z.string()),
  voucherDiscount: nonNegativeTakaSchema,
  /** Missing without a discount by staff. */
  staffDiscount: z.optional(nonNegativeTakaSchema),
  total: nonNegativeTakaSchema,
  problems: z.array(quoteRejectionSchema),
});

export type Quote = Readonly<z.output<typeof quoteSchema>>;

/** Returns a quote as it is sent: in taka. */
export function encodeQuote(quote: Quote): z.input<typeof quoteSchema> {
  return z.encode(quoteSchema, quote);
}
