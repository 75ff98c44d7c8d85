import type { DhakaDay } from '../time/dhaka-day.ts';
import type { OrderCounters } from './order-counters.ts';
import { firstDayKept } from './sales-periods.ts';

/**
 * How often, in milliseconds, the sums of the shards are written for the dashboards at most: counters/orders/live/figures.
 * Neither its size nor its rate of change grows with the orders (docs/adr/0031).
 */
export const DASHBOARD_COUNTERS_INTERVAL_MS = 10_000;

/** What a dashboard shows of the counters: everything but the days that no period needs. */
export function dashboardCounters(counters: OrderCounters, today: DhakaDay): OrderCounters {
  const days = Object.entries(counters.days).filter(([day]) => day >= firstDayKept(today));
  return { ...counters, days: Object.fromEntries(days) };
}
