import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIdentity, type SignedIn } from '#data/auth/identity.ts';
import { resolveRole } from '#data/auth/resolve-role.ts';
import { adminSharedStrings } from '#locales/en/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';

/**
 * The door of the dashboard and of the product forms (docs/reference/specification.md 6): nobody, somebody without
 * the claim, or a failed check leads to /. It only spares people an empty screen; the rules and the functions are
 * what keeps the data.
 */
export function RequireAdmin({ children }: { children: (admin: SignedIn) => ReactNode }) {
  const t = useStrings(adminSharedStrings);
  const identity = useIdentity();
  const [settled, setSettled] = useState<'admin' | 'user' | null>(null);
  const isCustomer = identity.state === 'signed-in' && identity.role !== 'admin';
  const mustAsk = isCustomer && settled === null;

  // An account that was made an admin a minute ago still carries the old token: a fresh one decides.
  useEffect(() => {
    if (mustAsk) void resolveRole().then(setSettled);
  }, [mustAsk]);

  if (identity.state === 'unknown')
    return <LoadingScreen text={t.authenticating} title={t.title} about={t.about} />;
  // The new role is known before the identity with it is drawn, which waits for its turn.
  if (isCustomer && settled !== 'user')
    return <LoadingScreen text={t.checking} title={t.title} about={t.about} />;
  if (identity.state === 'signed-out' || identity.role !== 'admin')
    return <Navigate to={paths.home()} replace />;
  return children(identity);
}
