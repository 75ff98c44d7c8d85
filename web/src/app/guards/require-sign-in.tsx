import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIdentity, type SignedIn } from '#data/auth/identity.ts';
import { toast } from '#ui/toast.ts';

/**
 * Renders its children for a signed-in user; redirects others to /login and back after sign-in. `wait` is rendered
 * while a stored session is verified; `reason` is shown in a toast on redirect.
 */
export function RequireSignIn({
  children,
  wait,
  reason,
}: {
  children: (person: SignedIn) => ReactNode;
  wait: ReactNode;
  reason?: string;
}) {
  const identity = useIdentity();
  const { pathname, search } = useLocation();
  const isSignedOut = identity.state === 'signed-out';

  useEffect(() => {
    if (isSignedOut && reason) toast(reason, { kind: 'error' });
  }, [isSignedOut, reason]);

  if (identity.state === 'unknown') return wait;
  if (identity.state === 'signed-out')
    return <Navigate to={paths.login()} state={{ from: pathname + search }} replace />;
  return children(identity);
}
