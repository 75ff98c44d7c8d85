import * as z from 'zod/mini';
import { sizeSchema, sizingSchema } from '../catalogue/sizes.ts';
import { discountOf } from '../checkout/order-total.ts';
import { addPaisa, subtractPaisa, type Paisa } from '../money/paisa.ts';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import type { Order } from '../orders/order.ts';
import { shareDiscount } from './share-discount.ts';
import { splitVat } from './vat-rate.ts';

/** A row of a tax invoice. `total` is what the customer pays for it, after the discount; net and VAT add up to it. */
export const taxLineSchema = z.object({
  /** Null for the delivery. */
  product: z.nullable(
    z.object({
      name: z.string(),
      nameBn: z.optional(z.string()),
      size: sizeSchema(),
      sizing: z.optional(sizingSchema),
    }),
  ),
  quantity: z.int(),
  net: nonNegativeTakaSchema,
  vat: nonNegativeTakaSchema,
  total: nonNegativeTakaSchema,
});

export type TaxLine = z.output<typeof taxLineSchema>;

/** The part of an order that its tax invoice is made from. */
export type Supplied = Pick<Order, 'items' | 'deliveryCharge' | 'voucherDiscount' | 'staffDiscount'>;

/**
 * Returns the rows of an order's tax invoice: its lines and its delivery, each less its share of the discounts. Prices include
 * VAT: the rows add up to the order's total, and so do net and VAT.
 */
export function taxLines(supplied: Supplied, rate: number): TaxLine[] {
  const { items, deliveryCharge } = supplied;
  const goods = items.map(({ name, nameBn, size, sizing, quantity, itemTotal }) => ({
    product: { name, size, ...(nameBn && { nameBn }), ...(sizing && { sizing }) },
    quantity,
    amount: itemTotal,
  }));
  const rows: { product: TaxLine['product']; quantity: number; amount: Paisa }[] =
    deliveryCharge > 0 ? [...goods, { product: null, quantity: 1, amount: deliveryCharge }] : goods;
  const shares = shareDiscount(
    discountOf(supplied),
    rows.map(({ amount }) => amount),
  );
  return rows.map(({ product, quantity, amount }, place) => {
    const total = subtractPaisa(amount, shares[place]!);
    return { product, quantity, total, ...splitVat(total, rate) };
  });
}

/** Returns the sums of rows. */
export function taxTotals(lines: readonly TaxLine[]): Pick<TaxLine, 'net' | 'vat' | 'total'> {
  return {
    net: addPaisa(...lines.map(({ net }) => net)),
    vat: addPaisa(...lines.map(({ vat }) => vat)),
    total: addPaisa(...lines.map(({ total }) => total)),
  };
}
