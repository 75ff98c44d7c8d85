import * as z from 'zod/mini';
import { sizeSchema, sizingSchema } from '../catalogue/sizes.ts';
import { discountOf } from '../checkout/order-total.ts';
import { addPaisa, subtractPaisa, type Paisa } from '../money/paisa.ts';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import type { Order } from '../orders/order.ts';
import { keptItemTotal, piecesKept } from '../orders/refused-pieces.ts';
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
export type Supplied = Pick<
  Order,
  'items' | 'deliveryCharge' | 'voucherDiscount' | 'staffDiscount' | 'returnedAmount'
>;

/**
 * Returns the rows of an order's tax invoice: the pieces that the customer kept and the delivery, each less its share of the discounts.
 * Prices include VAT: the rows add up to the order's total without what was refused at the door, and so do net and VAT.
 */
export function taxLines(supplied: Supplied, rate: number): TaxLine[] {
  const { items, deliveryCharge } = supplied;
  const kept = items.filter((item) => piecesKept(item) > 0);
  const goods = kept.map(({ name, nameBn, size, sizing, ...item }) => ({
    product: { name, size, ...(nameBn && { nameBn }), ...(sizing && { sizing }) },
    quantity: piecesKept(item),
    amount: keptItemTotal(item),
  }));
  const rows: { product: TaxLine['product']; quantity: number; amount: Paisa }[] =
    deliveryCharge > 0 ? [...goods, { product: null, quantity: 1, amount: deliveryCharge }] : goods;
  const shares = shareDiscount(
    discountOnKept(supplied),
    rows.map(({ amount }) => amount),
  );
  return rows.map(({ product, quantity, amount }, place) => {
    const total = subtractPaisa(amount, shares[place]!);
    return { product, quantity, total, ...splitVat(total, rate) };
  });
}

/** Returns the discounts without the share of the pieces that were refused at the door. */
function discountOnKept(supplied: Supplied): Paisa {
  const { items, returnedAmount } = supplied;
  const discount = discountOf(supplied);
  if (returnedAmount === undefined) return discount;
  const refused = addPaisa(...items.map((item) => subtractPaisa(item.itemTotal, keptItemTotal(item))));
  return subtractPaisa(discount, subtractPaisa(refused, returnedAmount));
}

/** Returns the sums of rows. */
export function taxTotals(lines: readonly TaxLine[]): Pick<TaxLine, 'net' | 'vat' | 'total'> {
  return {
    net: addPaisa(...lines.map(({ net }) => net)),
    vat: addPaisa(...lines.map(({ vat }) => vat)),
    total: addPaisa(...lines.map(({ total }) => total)),
  };
}
