import { lazy, Suspense, type ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { type DashboardState } from '#config/dashboard-state.ts';
import { DASHBOARD_TABS, type DashboardTab } from '#config/dashboard-tabs.ts';
import { paths } from '#config/paths.ts';
import { Overview } from '#features/admin/overview/overview.tsx';
import { DashboardLayout } from '#features/admin/layout/dashboard-layout.tsx';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { StagedRender } from '#ui/staged-render.tsx';
import { PageMeta } from '#ui/page-meta.ts';
import { PagePlaceholder } from '#ui/page-placeholder.tsx';
import { RequireStaff } from '../guards/require-staff.tsx';
import { withTheme } from '#theme/theme-provider.tsx';

/** The Overview is part of the dashboard's chunk; the other tabs load when they are opened. */
const TABS: Record<DashboardTab, ComponentType> = {
  overview: Overview,
  work: lazy(() => import('#features/admin/work/work.tsx').then((m) => ({ default: m.Work }))),
  orders: lazy(() => import('#features/admin/orders/orders.tsx').then((m) => ({ default: m.Orders }))),
  products: lazy(() =>
    import('#features/admin/products/products.tsx').then((m) => ({ default: m.Products })),
  ),
  collections: lazy(() =>
    import('#features/admin/collections/collections.tsx').then((m) => ({ default: m.Collections })),
  ),
  vouchers: lazy(() =>
    import('#features/admin/vouchers/vouchers.tsx').then((m) => ({ default: m.Vouchers })),
  ),
  settlements: lazy(() =>
    import('#features/admin/settlements/settlements.tsx').then((m) => ({ default: m.Settlements })),
  ),
  stock: lazy(() => import('#features/admin/stock/stock.tsx').then((m) => ({ default: m.Stock }))),
  customers: lazy(() =>
    import('#features/admin/customers/customers.tsx').then((m) => ({ default: m.Customers })),
  ),
  staff: lazy(() => import('#features/admin/staff/staff.tsx').then((m) => ({ default: m.Staff }))),
  returns: lazy(() => import('#features/admin/returns/returns.tsx').then((m) => ({ default: m.Returns }))),
  reviews: lazy(() => import('#features/admin/reviews/reviews.tsx').then((m) => ({ default: m.Reviews }))),
  reports: lazy(() => import('#features/admin/reports/reports.tsx').then((m) => ({ default: m.Reports }))),
  audit: lazy(() => import('#features/admin/audit/audit-log.tsx').then((m) => ({ default: m.AuditLog }))),
  settings: lazy(() =>
    import('#features/admin/settings/settings.tsx').then((m) => ({ default: m.Settings })),
  ),
  delivery: lazy(() =>
    import('#features/admin/delivery/delivery.tsx').then((m) => ({ default: m.Delivery })),
  ),
};
/** The tabs whose URL may go on with the id of one record, and its page. */
const RECORDS: Partial<Record<DashboardTab, ComponentType<{ id: string }>>> = {
  orders: lazy(() =>
    import('#features/admin/order-detail/order-detail.tsx').then((m) => ({ default: m.OrderDetail })),
  ),
  settlements: lazy(() =>
    import('#features/admin/settlements/settlement-page.tsx').then((m) => ({ default: m.SettlementPage })),
  ),
  reports: lazy(() =>
    import('#features/admin/range-reports/range-report-page.tsx').then((m) => ({
      default: m.RangeReportPage,
    })),
  ),
};

/** The first part of the URL of records that belong to a tab of another name. */
const TAB_OF_RECORDS: Readonly<
  Record<string, { readonly tab: DashboardTab; readonly Page: ComponentType<{ id: string }> }>
> = {
  phones: {
    tab: 'orders',
    Page: lazy(() => import('#features/admin/phones/phone-page.tsx').then((m) => ({ default: m.PhonePage }))),
  },
};

/**
 * /dashboard and its tabs (docs/reference/specification.md 2). The rest of the URL is the tab, and after some tabs the
 * id of a record. A saved product leads to /dashboard, where the state of the history entry opens the Products tab.
 */
export const DashboardPage = withTheme(function DashboardPage() {
  const { '*': rest = '' } = useParams();
  const { state } = useLocation();
  const t = useStrings(adminSharedStrings);
  const [name = '', recordId, ...tooMuch] = rest.split('/');
  const other = recordId && Object.hasOwn(TAB_OF_RECORDS, name) ? TAB_OF_RECORDS[name] : undefined;
  const named = other?.tab ?? DASHBOARD_TABS.find((it) => it === name && it !== 'overview');
  const tab = name === '' ? tabOfState(state) : named;
  const RecordPage = other?.Page ?? (tab && RECORDS[tab]);
  if (!tab || tooMuch.length || (recordId && !RecordPage)) return <Navigate to={paths.dashboard()} replace />;
  const Tab = TABS[tab];
  return (
    <RequireStaff tab={tab}>
      {(staff) => (
        <>
          <PageMeta title={t.title} noIndex />
          <DashboardLayout staff={staff} tab={tab}>
            <StagedRender stage={2} fallback={<PagePlaceholder />}>
              <Suspense fallback={<PagePlaceholder />}>
                {recordId && RecordPage ? <RecordPage key={recordId} id={recordId} /> : <Tab />}
              </Suspense>
            </StagedRender>
          </DashboardLayout>
        </>
      )}
    </RequireStaff>
  );
});

function tabOfState(state: unknown): DashboardTab {
  const requestedTab = (state as Partial<DashboardState> | null)?.tab;
  return DASHBOARD_TABS.find((it) => it === requestedTab) ?? 'overview';
}
