import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIdentity, type SignedIn } from '#data/auth/identity.ts';
import { toast } from '#ui/toast.ts';

/**
 * Shows its children to the person who is signed in; everybody else goes to /login and comes back afterwards.
 * `wait` stands while a remembered session is being checked; `reason` is said to who is sent away.
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
  const sentAway = identity.state === 'signed-out';

  useEffect(() => {
    if (sentAway && reason) toast(reason, { kind: 'error' });
  }, [sentAway, reason]);

  if (identity.state === 'unknown') return wait;
  if (identity.state === 'signed-out')
    return <Navigate to={paths.login()} state={{ from: pathname + search }} replace />;
  return children(identity);
}
