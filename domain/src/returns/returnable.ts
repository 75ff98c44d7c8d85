import { RETURN_DAYS } from '../delivery/options.ts';
import type { Order, OrderItem } from '../orders/order.ts';
import { piecesKept } from '../orders/refused-pieces.ts';
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

/** Returns how many pieces of a line can still be asked to be returned: those that were kept and are of no request that is open or agreed. */
export function returnableQuantity(item: OrderItem, requests: readonly EarlierRequest[]): number {
  const requested = requests
    .filter(({ status }) => status !== 'declined')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.productId === item.productId && line.size === item.size)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, piecesKept(item) - requested);
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
  const isOrdered = lines.every((line) => itemOf(order, line));
  if (!isOrdered) return returnMessages.notInOrder;
  const short = lineWithTooFewLeft(order, lines, requests);
  return (
    short &&
    withParams(returnMessages.tooMany, { left: short.left, name: short.item.name, size: short.item.size })
  );
}

/** Returns the first line of which the requests leave fewer pieces than it asks for, with what is left; null without one. */
export function lineWithTooFewLeft(
  order: Pick<Order, 'items'>,
  lines: readonly RequestedReturnLine[],
  requests: readonly EarlierRequest[],
): { readonly item: OrderItem; readonly left: number } | null {
  for (const line of lines) {
    const item = itemOf(order, line);
    const left = item && returnableQuantity(item, requests);
    if (item && left !== undefined && left < line.quantity) return { item, left };
  }
  return null;
}

const itemOf = ({ items }: Pick<Order, 'items'>, line: RequestedReturnLine): OrderItem | undefined =>
  items.find(({ productId, size }) => productId === line.productId && size === line.size);
