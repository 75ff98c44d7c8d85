import type { DashboardTab } from './paths.ts';

/** The state of a history entry at /dashboard that opens another tab than the Overview. */
export interface DashboardState {
  readonly tab: DashboardTab;
}

/** Where a saved or deleted product leads (docs/reference/specification.md 2: to /dashboard). */
export const PRODUCTS_TAB: DashboardState = { tab: 'products' };
