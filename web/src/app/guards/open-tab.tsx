import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type DashboardTab, openTabs } from '#config/dashboard-tabs.ts';
import { useRights } from '#features/admin/shared/rights.ts';

/** Renders its children for staff who may open the tab that they belong to; leads others to the first tab of their own. */
export function OpenTab({ tab, children }: { tab: DashboardTab; children: ReactNode }) {
  const tabs = openTabs(useRights());
  return tabs.includes(tab) ? children : <Navigate to={paths.dashboard(tabs[0])} replace />;
}
