import type { Address } from '@nargisus/domain/checkout';
import type { orderContentsCalls, SentPartOf } from '@nargisus/domain/contract';
import type { DeliveryOption } from '@nargisus/domain/delivery';
import { takaFromPaisa } from '@nargisus/domain/money';
import { areSameLines, isSameAddress, staffDiscountOf, type Order } from '@nargisus/domain/orders';
import { requestedLines, type EditedLine } from './edited-lines.ts';

/** The changed fields of an order, each with what the member of staff saw. */
export type ContentsChange = Omit<
  SentPartOf<typeof orderContentsCalls.editOrderContents, 'body'>,
  'totalAmount'
>;

interface Edited {
  readonly lines: readonly EditedLine[];
  readonly deliveryOption: DeliveryOption;
  readonly address: Address;
  /** As typed; undefined where it is left as it is. */
  readonly discount?: { readonly amount: string; readonly reason: string } | undefined;
}

/** Returns what differs from the order; nothing for an order that is left as it is. */
export function contentsChange(
  order: Order,
  { lines, deliveryOption, address, discount }: Edited,
): ContentsChange {
  const from = order.items.map(({ productId, size, quantity }) => ({ productId, size, quantity }));
  const to = requestedLines(lines);
  const seen = Object.entries(order.shippingAddress).filter(([, text]) => text !== undefined);
  return {
    ...(!areSameLines(from, to) && { items: { from, to } }),
    ...(deliveryOption !== order.deliveryOption && {
      deliveryOption: { from: order.deliveryOption, to: deliveryOption },
    }),
    ...(!isSameAddress(order.shippingAddress, address) && {
      address: { from: Object.fromEntries(seen) as Record<string, string>, to: address },
    }),
    ...(discount && { discount: { from: takaFromPaisa(staffDiscountOf(order)), to: discount } }),
  };
}
