import { addPaisa, paisa, subtractPaisa, type Paisa } from '../money/paisa.ts';

/** What an order costs, before and after its discounts. */
interface Amounts {
  readonly subtotal: Paisa;
  readonly deliveryCharge: Paisa;
  readonly voucherDiscount: Paisa;
  /** Missing without a discount by staff. */
  readonly staffDiscount?: Paisa | undefined;
}

/** Returns what both discounts of an order take off: its voucher's and that by staff (docs/adr/0089). */
export const discountOf = ({
  voucherDiscount,
  staffDiscount,
}: Pick<Amounts, 'voucherDiscount' | 'staffDiscount'>): Paisa =>
  staffDiscount ? addPaisa(voucherDiscount, staffDiscount) : voucherDiscount;

/** Returns what an order's goods cost after its voucher: the most that staff could take off. */
export const goodsAfterVoucher = ({
  subtotal,
  voucherDiscount,
}: Pick<Amounts, 'subtotal' | 'voucherDiscount'>): Paisa => paisa(Math.max(0, subtotal - voucherDiscount));

/** Returns the total of an order. */
export const orderTotal = (amounts: Amounts): Paisa =>
  subtractPaisa(addPaisa(amounts.subtotal, amounts.deliveryCharge), discountOf(amounts));
