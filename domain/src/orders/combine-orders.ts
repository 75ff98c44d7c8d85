import { MAX_LINES } from '../cart/cart-item.ts';
import { NO_MONEY } from '../money/paisa.ts';
import { cancelOrder } from './cancel-order.ts';
import { hasPartRefund, isContentsEditable } from './contents-edit.ts';
import { editContents, type ContentsPricing, type EditedContents } from './edit-contents.ts';
import { moneyOf } from './money.ts';
import type { Order } from './order.ts';
import { orderNotes } from './order-notes.ts';
import { mergeLines } from './merge-lines.ts';
import { staffDiscountOf } from './staff-discount.ts';

/** Why two orders cannot become one. */
type CombineRejection = 'same-order' | 'other-phone' | 'has-payment' | 'too-many-lines';

export type CombinedOrders =
  | {
      readonly ok: true;
      /** The order that goes out, with the lines of both. */
      readonly kept: Order;
      /** The other one, cancelled. */
      readonly ended: Order;
      /** The discount of a voucher of either order falls away. */
      readonly isVoucherLost: boolean;
    }
  | { readonly ok: false; readonly reason: CombineRejection }
  | Extract<EditedContents, { ok: false }>;

/**
 * Combines two orders of one phone number, which wait in the shop, into one (docs/adr/0083): it keeps its number, address, delivery
 * option, voucher and payment, and gets the lines of the other order at their agreed prices, with what staff took off them. Delivery is
 * charged once. The other one is cancelled, and its voucher becomes free. Of the other order nothing may have been paid: its
 * money would have to go back.
 */
export function combineOrders(
  kept: Order,
  other: Order,
  pricing: Omit<ContentsPricing, 'merged' | 'mergedDiscount'>,
): CombinedOrders {
  const reason = combineRejection(kept, other);
  if (reason) return { ok: false, reason };
  const items = mergeLines(kept.items, other.items);
  const merged = { merged: other.items, mergedDiscount: staffDiscountOf(other) };
  const edited = editContents(kept, { items }, { ...pricing, ...merged });
  if (!edited.ok) return edited;
  const { who, now } = pricing;
  const cancelled = cancelOrder(other, { by: { uid: who, isStaff: true }, now, note: orderNotes.combined });
  if (!cancelled.ok) return { ok: false, reason: 'not-editable' };
  return {
    ok: true,
    kept: entered(edited.order, other),
    ended: {
      ...entered(cancelled.order, kept),
      combinedInto: { _id: kept._id, orderId: kept.orderId },
    },
    isVoucherLost: edited.isVoucherLost || other.voucherDiscount > NO_MONEY,
  };
}

function combineRejection(kept: Order, other: Order): CombineRejection | 'not-editable' | undefined {
  if (kept._id === other._id) return 'same-order';
  if (kept.shippingAddress.recipientPhone !== other.shippingAddress.recipientPhone) return 'other-phone';
  if (!isContentsEditable(kept) || !isContentsEditable(other)) return 'not-editable';
  if (moneyOf(other).paid > NO_MONEY || hasPartRefund(other)) return 'has-payment';
  return mergeLines(kept.items, other.items).length > MAX_LINES ? 'too-many-lines' : undefined;
}

/** Returns the order whose last timeline entry, which the customer reads, names the order it was combined with. */
function entered(order: Order, { orderId }: Order): Order {
  const entry = { ...order.timeline.at(-1)!, note: orderNotes.combined, combinedWith: orderId };
  return { ...order, timeline: [...order.timeline.slice(0, -1), entry] };
}

/** Returns whether a change reopens an order whose lines were merged into another one: they would be sent twice. */
export const isReopeningCombined = (before: Order, after: Pick<Order, 'orderStatus'>): boolean =>
  before.combinedInto !== undefined && after.orderStatus !== 'cancelled';
