import { DASHBOARD_TABS } from '@nargisus/web/dashboard-tabs';
import { paths } from '@nargisus/web/paths';
import type { Scene } from '../scene.ts';

/** The dashboard. */
export const STAFF: readonly Scene[] = [
  ...DASHBOARD_TABS.map((tab): Scene => ({
    name: tab === 'overview' ? 'dashboard' : `dashboard-${tab}`,
    path: paths.dashboard(tab),
    visitor: 'admin',
  })),
  { name: 'dashboard-order', path: ({ order }) => `/dashboard/orders/${order}`, visitor: 'admin' },
  { name: 'add-product', path: '/add-products', visitor: 'admin' },
  { name: 'update-product', path: ({ product }) => `/update-products/${product}`, visitor: 'admin' },
];
