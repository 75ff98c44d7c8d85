import type { Address } from '../checkout/address.ts';
import type { OrderDraft } from '../checkout/order-draft.ts';
import { isOnSameTerms } from '../payments/same-terms.ts';
import type { Order } from './order.ts';

/** Returns whether an order was made from a draft: the same items, delivery, total and address. */
export function isSameOrder(order: Order, draft: OrderDraft): boolean {
  const { items, deliveryOption, totalAmount, voucherCode: _voucher, ...address } = draft;
  const made = { lines: order.items, total: order.totalAmount, deliveryOption: order.deliveryOption };
  const names = Object.keys(address) as (keyof Address)[];
  return (
    isOnSameTerms({ quote: made }, { items, deliveryOption, totalAmount }) &&
    names.every((name) => address[name] === order.shippingAddress[name])
  );
}
