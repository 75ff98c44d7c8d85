import type { Scene } from '../scene.ts';

/** The dashboard. */
export const STAFF: readonly Scene[] = [
  ...['', 'orders', 'delivery', 'products', 'customers', 'reports'].map((tab): Scene => ({
    name: tab ? `dashboard-${tab}` : 'dashboard',
    path: `/dashboard/${tab}`,
    who: 'admin',
  })),
  { name: 'dashboard-order', path: ({ order }) => `/dashboard/orders/${order}`, who: 'admin' },
  { name: 'add-product', path: '/add-products', who: 'admin' },
  { name: 'update-product', path: ({ product }) => `/update-products/${product}`, who: 'admin' },
];
