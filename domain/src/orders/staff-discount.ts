import * as z from 'zod/mini';
import { goodsAfterVoucher, orderTotal } from '../checkout/order-total.ts';
import { NO_MONEY, paisa, type Paisa } from '../money/paisa.ts';
import { percentOf } from '../money/percent.ts';
import { paisaFromTaka } from '../money/taka.ts';
import { typedText } from '../text/written-text.ts';
import { discountMessages } from './discount-messages.ts';
import type { Order } from './order.ts';

/** The longest reason of a discount, in characters. */
const MAX_REASON = 200;

/** An amount as typed or sent: "1,250.50" or 1250.5; nothing typed is none. */
const discountAmount = z.pipe(
  z
    .union([z.number(), z.string()], discountMessages.amount)
    .check(
      z.refine((amount) => amount === '' || (paisaFromTaka(amount) ?? -1) >= 0, discountMessages.amount),
    ),
  z.transform((amount): Paisa => paisaFromTaka(amount) ?? NO_MONEY),
);

/** A discount by staff, as a form and as calls take it. Without an amount it needs no reason. */
export const staffDiscountSchema = z.object({ amount: discountAmount, reason: typedText(MAX_REASON) }).check(
  z.refine(({ amount, reason }) => amount === NO_MONEY || reason !== '', {
    path: ['reason'],
    error: discountMessages.reason,
  }),
);

export type StaffDiscount = z.output<typeof staffDiscountSchema>;

/** What staff may take off who are bound by no limit, in percent. */
export const WHOLE_DISCOUNT = 100;

/** Returns what staff took off an order. */
export const staffDiscountOf = ({ staffDiscount }: Pick<Order, 'staffDiscount'>): Paisa =>
  staffDiscount ?? NO_MONEY;

/**
 * Returns the most that a member of staff may take off goods after their voucher.
 * @param percent - the limit of this member; 0 to 100
 */
export const mostStaffDiscount = (goods: Paisa, percent: number): Paisa =>
  paisa(Math.min(goods, percentOf(goods, percent)));

/**
 * Returns what is left of a discount when the goods change: it stays where they cost more, and shrinks with them where they
 * cost less, rounded down. So no sequence of edits makes it a larger part of the goods than staff could have agreed to.
 */
export function keptDiscount(discount: Paisa, goods: { readonly from: Paisa; readonly to: Paisa }): Paisa {
  if (goods.to >= goods.from) return discount;
  return paisa(Number((BigInt(discount) * BigInt(goods.to)) / BigInt(goods.from)));
}

/** Returns the order with another discount by staff, at most its goods after the voucher; its other amounts stay. */
export function withStaffDiscount(order: Order, discount: Paisa): Order {
  const { staffDiscount: _before, ...rest } = order;
  const staffDiscount = paisa(Math.min(discount, goodsAfterVoucher(order)));
  const discounted = staffDiscount > NO_MONEY ? { ...rest, staffDiscount } : rest;
  return { ...discounted, totalAmount: orderTotal(discounted) };
}
