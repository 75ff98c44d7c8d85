import { ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import { formatTakaInWords, NO_MONEY, type Paisa } from '@nargisus/domain/money';
import { WHOLE_DISCOUNT, type Order, type StaffDiscount } from '@nargisus/domain/orders';
import type { DiscountSettings } from '@nargisus/domain/settings';
import { withParams } from '@nargisus/domain/text';
import type { Caller } from '../http/authenticate.ts';
import type { OrderTransaction } from './order-transaction.ts';

/* Discounts that staff give when they take or edit an order (docs/adr/0089). */

/** Where the limit of discounts is read. */
export interface DiscountLimits {
  readonly discounts: () => Promise<DiscountSettings>;
}

/** Returns what a caller may take off the goods of an order, in percent. One read; none for an admin or without a discount. */
export async function discountPercentOf(
  settings: DiscountLimits,
  caller: Caller,
  discount: StaffDiscount | undefined,
): Promise<number> {
  if (caller.role === 'admin') return WHOLE_DISCOUNT;
  return discount ? (await settings.discounts()).mostPercent : 0;
}

/** Returns the error of a discount above the caller's limit. */
export const discountTooLarge = (most: Paisa): ShopError =>
  new ShopError(
    'conflict',
    withParams(staffErrorMessages.discountTooLarge, { amount: formatTakaInWords(most) }),
  );

/** Adds the reason of a discount to the notes of staff, whom alone it concerns. One write; none without a discount. */
export function noteDiscount(
  transaction: OrderTransaction,
  { _id }: Pick<Order, '_id'>,
  { discount, caller, now }: { discount: StaffDiscount | undefined; caller: Caller; now: Date },
): void {
  if (!discount?.reason) return;
  const { uid, name, email } = caller;
  transaction.notes.add(_id, {
    text: discount.reason,
    ...(discount.amount > NO_MONEY && { discount: discount.amount }),
    author: { uid, name: name || email, email },
    at: now,
  });
}
