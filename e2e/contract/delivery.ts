import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import type { TestData } from '../fixtures/data/test-data.ts';
import { call, type ApiResponse } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';

export interface Order extends PlacedOrder {
  timeline: { note: string }[];
}

/** The statistics that staff see, as the API answers them. */
interface Counts {
  readonly totalOrders: number;
  readonly totalRevenue: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly deliveries: Readonly<Record<string, { count: number }>>;
}

/** What the tests of delivery share: callers, new orders and the calls of staff. */
export interface Delivery {
  readonly callers: Callers;
  readonly product: { id: string; price: number };
  newOrder(override?: object): Promise<Order>;
  /** Sends a PUT to `/api/delivery/{path}` as an admin. */
  put(path: string, body?: object, example?: Example): Promise<ApiResponse>;
  /** Sends a GET as an admin. */
  get(path: string, example?: Example): Promise<ApiResponse>;
  counts(): Promise<Counts>;
}

/** Creates the callers and the product that the orders contain. */
export async function openDelivery(testData: TestData): Promise<Delivery> {
  const callers = await openCallers(testData);
  const product = await testData.product({ name: 'Cotton panjabi' });
  const token = callers.tokens.admin;
  const get = (path: string, example?: Example) => call(path, { token, example });
  return {
    callers,
    product,
    newOrder: (override) => placeOrder<Order>(callers.tokens.user!, product, override),
    put: (path, body = {}, example) => call(`/api/delivery/${path}`, { method: 'PUT', token, body, example }),
    get,
    async counts() {
      const [delivery, orders] = [await get('/api/delivery/stats'), await get('/api/orders/stats/summary')];
      const { totalOrders, totalRevenue, statusBreakdown } = orders.body.data! as {
        totalOrders: number;
        totalRevenue: number;
        statusBreakdown: { _id: string; count: number }[];
      };
      const statuses = Object.fromEntries(statusBreakdown.map(({ _id, count }) => [_id, count]));
      const deliveries = delivery.body.data! as Record<string, { count: number }>;
      return { totalOrders, totalRevenue, statuses, deliveries };
    },
  };
}

/** Returns the changes between two counts without the zeros; delivery statuses have the prefix `to:`. */
export function countChanges(before: Counts, after: Counts): Record<string, number> {
  const flatten = (counts: Counts): Record<string, number> => ({
    orders: counts.totalOrders,
    revenue: Math.round(counts.totalRevenue * 100) / 100,
    ...counts.statuses,
    ...Object.fromEntries(
      Object.entries(counts.deliveries).map(([status, { count }]) => [`to:${status}`, count]),
    ),
  });
  const [old, current] = [flatten(before), flatten(after)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(current)])];
  const changes = keys.map(
    (key) => [key, Math.round(((current[key] ?? 0) - (old[key] ?? 0)) * 100) / 100] as const,
  );
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}
