import { RETURN_DAYS } from '../delivery/options.ts';
import type { Order, OrderItem } from '../orders/order.ts';
import { withParams, type Message } from '../text/message.ts';
import { addDays, dhakaDay, type DhakaDay } from '../time/dhaka-day.ts';
import { returnMessages } from './return-messages.ts';
import type { RequestedReturnLine, ReturnRequest } from './return-request.ts';

type DeliveredOrder = Pick<Order, 'orderStatus' | 'deliveryStatus' | 'items' | 'timeline'>;
type EarlierRequest = Pick<ReturnRequest, 'status' | 'lines'>;

/**
 * Returns the last Dhaka day on which products of an order can be returned: RETURN_DAYS after the day of its delivery
 * (docs/reference/commerce.md 3). Undefined for an order that is not delivered or came back.
 */
export function lastReturnDay({
  orderStatus,
  deliveryStatus,
  timeline,
}: DeliveredOrder): DhakaDay | undefined {
  if (orderStatus !== 'delivered' || deliveryStatus === 'returned') return undefined;
  const delivered = timeline.findLast(
    ({ from, to }) => to.orderStatus === 'delivered' && from?.orderStatus !== 'delivered',
  );
  return delivered && addDays(dhakaDay(delivered.at), RETURN_DAYS);
}

/** Returns how many pieces of a line can still be asked to be returned: those of no request that is open or agreed. */
export function returnableQuantity(item: OrderItem, requests: readonly EarlierRequest[]): number {
  const requested = requests
    .filter(({ status }) => status !== 'declined')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.productId === item.productId && line.size === item.size)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, item.quantity - requested);
}

/** Why lines of an order cannot be returned at a moment, beside the earlier requests of the order; null when they can. */
export function returnRejection(
  order: DeliveredOrder,
  lines: readonly RequestedReturnLine[],
  { requests, now }: { readonly requests: readonly EarlierRequest[]; readonly now: Date },
): string | Message | null {
  const last = lastReturnDay(order);
  if (!last) return returnMessages.notDelivered;
  if (dhakaDay(now) > last) return withParams(returnMessages.tooLate, { days: RETURN_DAYS });
  for (const { productId, size, quantity } of lines) {
    const item = order.items.find((it) => it.productId === productId && it.size === size);
    if (!item) return returnMessages.notInOrder;
    const left = returnableQuantity(item, requests);
    if (quantity > left) return withParams(returnMessages.tooMany, { left, name: item.name, size });
  }
  return null;
}
