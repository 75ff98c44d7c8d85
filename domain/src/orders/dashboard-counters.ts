import type { DhakaDay } from '../time/dhaka-day.ts';
import type { OrderCounters } from './order-counters.ts';
import { firstDayKept } from './sales-periods.ts';

/**
 * The minimum interval, in milliseconds, at which the sums of the shards are written for the dashboards:
 * counters/orders/live/figures. Neither its size nor its rate of change grows with the orders (docs/adr/0031).
 */
export const DASHBOARD_COUNTERS_INTERVAL_MS = 10_000;

/** Returns the counters without the days that no period needs. */
export function dashboardCounters(counters: OrderCounters, today: DhakaDay): OrderCounters {
  const days = Object.entries(counters.days).filter(([day]) => day >= firstDayKept(today));
  return { ...counters, days: Object.fromEntries(days) };
}
