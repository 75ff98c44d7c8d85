import { ORDER_READERS, RIGHTS, type Right } from '@nargisus/domain/accounts';

/** The tabs of the dashboard (docs/reference/specification.md 2, Sidebar tabs). */
export const DASHBOARD_TABS = [
  'overview',
  'work',
  'orders',
  'delivery',
  'products',
  'collections',
  'vouchers',
  'stock',
  'settlements',
  'customers',
  'staff',
  'returns',
  'reviews',
  'reports',
  'audit',
  'settings',
] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The rights of which one opens a tab of the dashboard; no right opens a tab of admins. */
export const TAB_RIGHTS: Readonly<Record<DashboardTab, readonly Right[]>> = {
  overview: RIGHTS,
  work: ORDER_READERS,
  orders: ORDER_READERS,
  delivery: ORDER_READERS,
  products: ['catalogue'],
  collections: ['catalogue'],
  vouchers: ['catalogue'],
  stock: ['packing', 'catalogue'],
  settlements: ['money'],
  customers: ['people'],
  staff: [],
  returns: ['orders', 'packing', 'money'],
  reviews: ['catalogue'],
  reports: ['money'],
  audit: [],
  settings: ['settings'],
};

/** Returns the tabs that may be opened, in their order. */
export const openTabs = ({ may }: { may(anyOf: readonly Right[]): boolean }): DashboardTab[] =>
  DASHBOARD_TABS.filter((tab) => may(TAB_RIGHTS[tab]));
