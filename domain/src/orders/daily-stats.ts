import { paisa, type Paisa } from '../money/paisa.ts';
import { addDays, type DhakaDay } from '../time/dhaka-day.ts';
import type { OrderCounters } from './order-counters.ts';

export interface DayStats {
  readonly day: DhakaDay;
  readonly orders: number;
  readonly revenue: Paisa;
}

export interface PeriodStats {
  /** One entry per day, oldest first, including days without orders. */
  readonly days: readonly DayStats[];
  readonly orders: number;
  readonly revenue: Paisa;
}

/** Returns the last `length` days up to and including `last` from the counters, without reading orders. */
export function periodStats(counters: OrderCounters, last: DhakaDay, length: number): PeriodStats {
  const days = Array.from({ length }, (_, index) => {
    const day = addDays(last, index - length + 1);
    const { orders = 0, revenue = 0 } = counters.days[day] ?? {};
    return { day, orders, revenue: paisa(revenue) };
  });
  return {
    days,
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    revenue: paisa(days.reduce((sum, { revenue }) => sum + revenue, 0)),
  };
}

/** Returns the change in whole percent; undefined without a previous value. */
export function changeInPercent(now: number, before: number): number | undefined {
  return before > 0 ? Math.round(((now - before) / before) * 100) : undefined;
}
