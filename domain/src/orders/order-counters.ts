import * as z from 'zod/mini';
import { paisa, type Paisa } from '../money/paisa.ts';
import { dhakaDay } from '../time/dhaka-day.ts';
import type { Order } from './order.ts';
import { isDelivering, isRecalled } from './parcel.ts';
import { keptAmount } from './kept-amount.ts';
import { shownStatus } from './shown-status.ts';
import { DELIVERY_STATUSES, type DeliveryStatus } from './statuses.ts';

/**
 * The number of shards counters/orders/shards/{0..9}: each order changes one, dashboards read their sum (docs/adr/0002,
 * 0031).
 */
export const ORDER_COUNTER_SHARDS = 10;

/** The key of `deliveries` that counts parcels of cancelled orders that riders have to return. */
export const RECALLED = 'recalled';

const counterMap = z._default(z.record(z.string(), z.int()), {});

/**
 * One shard. Amounts are whole paisa here, unlike elsewhere in Firestore: increments of floats would drift. `revenue`
 * and `days[].revenue` count every order that is not cancelled or returned, without what was refused at the door; `orders` counts them all. `statuses` counts
 * each order once, under the status that its badge shows; `deliveries` counts the orders that riders still handle.
 */
export const orderCountersSchema = z.object({
  orders: z._default(z.int(), 0),
  revenue: z._default(z.int(), 0),
  statuses: counterMap,
  deliveries: counterMap,
  /** The documents of the order desk, by stage: counted by stageChange, not here. */
  stages: counterMap,
  /** By Dhaka day of the order, yyyy-mm-dd. */
  days: z._default(
    z.record(z.string(), z.object({ orders: z._default(z.int(), 0), revenue: z._default(z.int(), 0) })),
    {},
  ),
});

/** The content of a shard, or a change of it, whose amounts may be negative. */
export type OrderCounters = z.output<typeof orderCountersSchema>;

type Counted = Pick<Order, 'createdAt' | 'orderStatus' | 'deliveryStatus' | 'totalAmount' | 'returnedAmount'>;

export const NO_ORDERS: OrderCounters = {
  orders: 0,
  revenue: 0,
  statuses: {},
  deliveries: {},
  stages: {},
  days: {},
};

/**
 * Returns whether an order counts as revenue: it is neither cancelled nor returned
 * (docs/architecture.md#one-order-from-tap-to-report).
 */
export function countsAsRevenue(order: Pick<Counted, 'orderStatus' | 'deliveryStatus'>): boolean {
  return order.orderStatus !== 'cancelled' && order.deliveryStatus !== 'returned';
}

function countersOf(order: Counted): OrderCounters {
  const revenue = countsAsRevenue(order) ? keptAmount(order) : 0;
  return {
    orders: 1,
    revenue,
    statuses: { [shownStatus(order)]: 1 },
    deliveries: isDelivering(order)
      ? { [order.deliveryStatus]: 1 }
      : isRecalled(order)
        ? { [RECALLED]: 1 }
        : {},
    stages: {},
    days: { [dhakaDay(order.createdAt)]: { orders: 1, revenue } },
  };
}

function combine(a: OrderCounters, b: OrderCounters, sign: 1 | -1): OrderCounters {
  const combineMaps = (x: Record<string, number>, y: Record<string, number>) =>
    Object.fromEntries(
      [...new Set([...Object.keys(x), ...Object.keys(y)])].map((key) => [
        key,
        (x[key] ?? 0) + sign * (y[key] ?? 0),
      ]),
    );
  const days = [...new Set([...Object.keys(a.days), ...Object.keys(b.days)])].map((day) => [
    day,
    {
      orders: (a.days[day]?.orders ?? 0) + sign * (b.days[day]?.orders ?? 0),
      revenue: (a.days[day]?.revenue ?? 0) + sign * (b.days[day]?.revenue ?? 0),
    },
  ]);
  return {
    orders: a.orders + sign * b.orders,
    revenue: a.revenue + sign * b.revenue,
    statuses: combineMaps(a.statuses, b.statuses),
    deliveries: combineMaps(a.deliveries, b.deliveries),
    stages: combineMaps(a.stages, b.stages),
    days: Object.fromEntries(days) as OrderCounters['days'],
  };
}

/** Returns the sum of all shards. */
export function sumOrderCounters(shards: readonly OrderCounters[]): OrderCounters {
  return shards.reduce((sum, shard) => combine(sum, shard, 1), NO_ORDERS);
}

/** Returns the change of a shard when an order is placed (`before` is null), changed, or deleted (`after` is null). */
export function orderCounterChange(before: Counted | null, after: Counted | null): OrderCounters {
  return combine(after ? countersOf(after) : NO_ORDERS, before ? countersOf(before) : NO_ORDERS, -1);
}

/**
 * Returns the shard that counts an order. Only sums are read, so any shard is right; a hash of the document id spreads
 * evenly without randomness.
 */
export function orderCounterShard(orderDocumentId: string): number {
  let hash = 0;
  for (const char of orderDocumentId) hash = (hash * 31 + char.charCodeAt(0)) % 1_000_003;
  return hash % ORDER_COUNTER_SHARDS;
}

/** Returns the summary of docs/reference/specification.md 3, Order stats summary, in paisa. */
export function orderStats(counters: OrderCounters): {
  totalOrders: number;
  totalRevenue: Paisa;
  statusBreakdown: { _id: string; count: number }[];
} {
  const statusBreakdown = Object.entries(counters.statuses)
    .filter(([, count]) => count !== 0)
    .map(([status, count]) => ({ _id: status, count }));
  return { totalOrders: counters.orders, totalRevenue: paisa(counters.revenue), statusBreakdown };
}

/** Returns the count of every delivery status, zeroes included (docs/reference/specification.md 3, Delivery stats). */
export function deliveryStats(counters: OrderCounters): Record<DeliveryStatus, { count: number }> {
  const entries = DELIVERY_STATUSES.map((status) => [status, { count: counters.deliveries[status] ?? 0 }]);
  return Object.fromEntries(entries) as Record<DeliveryStatus, { count: number }>;
}

/** Returns the number of orders placed on the Dhaka day of `now`. */
export function ordersToday(counters: OrderCounters, now: Date): number {
  return counters.days[dhakaDay(now)]?.orders ?? 0;
}
