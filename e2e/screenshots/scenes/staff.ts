import { QUEUES } from '@nargisus/domain/desk';
import { SECTION_IDS } from '@nargisus/domain/settings';
import { DASHBOARD_TABS } from '@nargisus/web/dashboard-tabs';
import { paths } from '@nargisus/web/paths';
import { openBy, type Scene } from '../scene.ts';

/** A number that no order has. */
const UNKNOWN_NUMBER = '01900000001';

/** The dialogs of an order that can still be changed, by the button that opens them. */
const ORDER_DIALOGS = {
  'order-edit': 'Edit order',
  'order-cancel-by-staff': 'Cancel order',
  'order-payment': 'Record a payment',
} as const;

const scene = (name: string, path: Scene['path'], more: Partial<Scene> = {}): Scene => ({
  ...{ name, path, visitor: 'admin' },
  ...more,
});

/** The dashboard. */
export const STAFF: readonly Scene[] = [
  ...DASHBOARD_TABS.map((tab) =>
    scene(tab === 'overview' ? 'dashboard' : `dashboard-${tab}`, paths.dashboard(tab)),
  ),
  ...QUEUES.map((queue) => scene(`queue-${queue}`, `/dashboard/work?queue=${queue}`)),
  ...SECTION_IDS.map((section) => scene(`settings-${section}`, `/dashboard/settings?section=${section}`)),
  scene('dashboard-order', ({ order }) => `/dashboard/orders/${order}`),
  scene('dashboard-order-overdue', ({ overdue }) => `/dashboard/orders/${overdue}`),
  scene('dashboard-orders-none', `/dashboard/orders?q=${UNKNOWN_NUMBER}`),
  scene('dashboard-phone', ({ phone }) => `/dashboard/phones/${phone}`),
  scene('dashboard-work-order', ({ overdue }) => `/dashboard/work?queue=to-pack&open=${overdue}`),
  scene('order-taking', '/dashboard/orders', {
    arrange: (page) => openBy(page, 'Take an order'),
    isOverlay: true,
  }),
  ...Object.entries(ORDER_DIALOGS).map(([name, button]) =>
    scene(name, ({ overdue, unpaid }) => `/dashboard/orders/${name === 'order-payment' ? unpaid : overdue}`, {
      arrange: (page) => openBy(page, button),
      isOverlay: true,
    }),
  ),
  scene('collection-form', '/dashboard/collections?edit=-'),
  scene('add-product', '/add-products'),
  scene('import-products', '/import-products'),
  scene('update-product', ({ product }) => `/update-products/${product}`),
];
