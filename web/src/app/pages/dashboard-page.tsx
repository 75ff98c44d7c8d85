import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { LiveFirestore } from '../../data/live-firestore.ts';
import { Orders } from '../../features/admin/orders/orders.tsx';
import { Overview } from '../../features/admin/overview/overview.tsx';
import { DashboardShell } from '../../features/admin/shell/dashboard-shell.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RequireAdmin } from '../guards/require-admin.tsx';

/** /dashboard and its tabs (SPEC 2); the rest of the address is the tab. */
export function DashboardPage() {
  const { '*': rest } = useParams();
  const tab = rest === '' ? 'overview' : rest === 'orders' ? 'orders' : null;
  if (!tab) return <Navigate to={paths.dashboard()} replace />;
  return (
    <RequireAdmin>
      {(admin) => (
        <LiveFirestore>
          <PageTitle text="Dashboard" />
          <DashboardShell admin={admin} tab={tab}>
            {tab === 'overview' ? <Overview /> : <Orders />}
          </DashboardShell>
        </LiveFirestore>
      )}
    </RequireAdmin>
  );
}
