import type { Right } from '@nargisus/domain/accounts';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { DashboardTab } from '#config/dashboard-tabs.ts';
import { paths } from '#config/paths.ts';
import { useIdentity, type SignedIn } from '#data/auth/identity.ts';
import { RightsContext } from '#features/admin/shared/rights.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { OpenTab } from './open-tab.tsx';
import { WaitForClaim } from './wait-for-claim.tsx';

/** A member of staff: an admin, or a user with rights in their record. */
export interface StaffMember extends SignedIn {
  readonly can?: readonly Right[] | undefined;
}

interface Props {
  /** The tab that the page is or belongs to. */
  tab: DashboardTab;
  children(staff: StaffMember): ReactNode;
}

// Admins are known by their claim: they neither load this nor wait for a read.
const StaffByRecord = lazy(() => import('./staff-by-record.tsx').then((m) => ({ default: m.StaffByRecord })));

/**
 * Guards the dashboard and the product forms (docs/reference/specification.md 6): without the admin claim and without rights
 * in the user's own record, or when the check fails, redirects to /. It avoids an empty screen; security rules and functions
 * protect the data.
 */
export function RequireStaff({ tab, children }: Props) {
  const t = useStrings(adminSharedStrings);
  const identity = useIdentity();
  if (identity.state === 'unknown')
    return <LoadingScreen text={t.authenticating} title={t.title} about={t.about} />;
  if (identity.state === 'signed-out') return <Navigate to={paths.home()} replace />;
  if (identity.role === 'admin') return <RightsContext value={ADMIN}>{children(identity)}</RightsContext>; // who may open every tab
  const wait = <LoadingScreen text={t.checking} title={t.title} about={t.about} />;
  return (
    <Suspense fallback={wait}>
      <StaffByRecord
        key={identity.uid}
        identity={identity}
        wait={wait}
        waitForClaim={<WaitForClaim wait={wait} />}
      >
        {(staff) => <OpenTab tab={tab}>{children(staff)}</OpenTab>}
      </StaffByRecord>
    </Suspense>
  );
}

const ADMIN = { role: 'admin' } as const;
