import type { DashboardTab } from '../../../config/paths.ts';
import { useOrderCounters } from '../../../data/counters.repository.ts';

export type TabCounts = Partial<Record<DashboardTab, number>>;

/** SPEC 2: all orders, and the deliveries that wait. Nothing as long as nothing is known. */
export function useTabCounts(): TabCounts {
  const counters = useOrderCounters();
  if (counters.state !== 'ready') return {};
  const { orders, deliveries } = counters.value;
  return { orders, delivery: deliveries.pending ?? 0 };
}
