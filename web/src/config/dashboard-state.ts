import type { DashboardTab } from './dashboard-tabs.ts';

/** The state of a history entry at /dashboard that opens another tab than the Overview. */
export interface DashboardState {
  readonly tab: DashboardTab;
}

/** The state for the redirect to /dashboard after saving or deleting a product (docs/reference/specification.md 2). */
export const PRODUCTS_TAB: DashboardState = { tab: 'products' };
