import { orderCounterChange, type OrderCounters } from '../orders/order-counters.ts';
import type { Order } from '../orders/order.ts';
import { orderDeskOf, type OrderDesk } from './order-desk.ts';

type Staged = Pick<OrderDesk, 'stage'>;

/**
 * Returns the change of `stages` in a counter shard when a desk document is created (`before` is undefined), changed, or
 * deleted (`after` is undefined); without entries when it stays in its stage.
 */
export function stageChange(before: Staged | undefined, after: Staged | undefined): OrderCounters['stages'] {
  if (before?.stage === after?.stage) return {};
  return { ...(before && { [before.stage]: -1 }), ...(after && { [after.stage]: 1 }) };
}

/**
 * Returns what an order and its desk document add to the counters. For counts from stored orders: a transaction adds
 * `orderCounterChange` and `stageChange`.
 */
export function countersOfOrder(order: Order, desk: Staged = orderDeskOf(order)): OrderCounters {
  return { ...orderCounterChange(null, order), stages: stageChange(undefined, desk) };
}
