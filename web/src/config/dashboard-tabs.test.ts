import { RIGHTS, may, type Right } from '@nargisus/domain/accounts';
import { calls, type Call } from '@nargisus/domain/contract';
import { expect, test } from 'vitest';
import { rightsOf } from '#features/admin/shared/rights.ts';
import { DASHBOARD_TABS, type DashboardTab, TAB_RIGHTS, openTabs } from './dashboard-tabs.ts';

const tabsOf = (...can: Right[]) => openTabs(rightsOf({ role: 'user', can }));

/** The call that a tab shows the answer of, or the same documents as. */
const CALL_OF_TAB: Record<Exclude<DashboardTab, 'overview' | 'work'>, Pick<Call, 'access' | 'rights'>> = {
  orders: calls.listOrders,
  delivery: calls.listByDelivery,
  products: calls.addProduct,
  collections: calls.listStaffCollections,
  vouchers: calls.listVouchers,
  stock: calls.listLowStock,
  settlements: calls.importStatement,
  customers: calls.listUsers,
  staff: calls.listStaff,
  returns: calls.listReturns,
  reviews: calls.listReviews,
  reports: calls.listReports,
  audit: calls.searchAudit,
  settings: calls.changeSettings,
};

test.each(Object.entries(CALL_OF_TAB))('opens %s for whoever may make its call', (tab, call) => {
  for (const right of RIGHTS) {
    const { mayCall } = rightsOf({ role: 'user', can: [right] });
    expect([right, may({ role: 'user', can: [right] }, TAB_RIGHTS[tab as DashboardTab])]).toEqual([
      right,
      mayCall(call),
    ]);
  }
});

test('opens every tab for an admin, and none without a right', () => {
  expect(openTabs(rightsOf({ role: 'admin' }))).toEqual(DASHBOARD_TABS);
  expect(tabsOf()).toEqual([]);
});

test('opens for packing what packers work with', () => {
  expect(tabsOf('packing')).toEqual(['overview', 'work', 'orders', 'delivery', 'stock', 'returns']);
});

test('opens for money the orders and what follows the money', () => {
  expect(tabsOf('money')).toEqual([
    'overview',
    'work',
    'orders',
    'delivery',
    'settlements',
    'returns',
    'reports',
  ]);
});

test.each(['staff', 'audit'])('opens the tab %s for no right', (tab) => {
  expect(tabsOf(...RIGHTS)).not.toContain(tab);
});
