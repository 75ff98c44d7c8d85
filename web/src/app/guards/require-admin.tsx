import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIdentity, type SignedIn } from '#data/auth/identity.ts';
import { resolveRole } from '#data/auth/resolve-role.ts';
import { adminSharedStrings } from '#locales/en/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';

/**
 * Guards the dashboard and the product forms (docs/reference/specification.md 6): without the admin claim, or when
 * the check fails, redirects to /. It avoids an empty screen; security rules and functions protect the data.
 */
export function RequireAdmin({ children }: { children: (admin: SignedIn) => ReactNode }) {
  const t = useStrings(adminSharedStrings);
  const identity = useIdentity();
  const [settled, setSettled] = useState<'admin' | 'user' | null>(null);
  const isCustomer = identity.state === 'signed-in' && identity.role !== 'admin';
  const mustAsk = isCustomer && settled === null;

  // An account that was made an admin a minute ago has the old token: a fresh one decides.
  useEffect(() => {
    if (mustAsk) void resolveRole().then(setSettled);
  }, [mustAsk]);

  if (identity.state === 'unknown')
    return <LoadingScreen text={t.authenticating} title={t.title} about={t.about} />;
  // The role is known before the identity with it renders, which happens in a transition.
  if (isCustomer && settled !== 'user')
    return <LoadingScreen text={t.checking} title={t.title} about={t.about} />;
  if (identity.state === 'signed-out' || identity.role !== 'admin')
    return <Navigate to={paths.home()} replace />;
  return children(identity);
}
