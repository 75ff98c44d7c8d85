import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIdentity, type SignedIn } from '#data/auth/identity.ts';

/**
 * Renders its children for a signed-in user, and `signIn` for others; without it, redirects them to /login and back after
 * sign-in. `wait` is rendered while a stored session is verified.
 */
export function RequireSignIn({
  children,
  wait,
  signIn,
}: {
  children: (person: SignedIn) => ReactNode;
  wait: ReactNode;
  signIn?: ReactNode;
}) {
  const identity = useIdentity();
  const { pathname, search } = useLocation();
  if (identity.state === 'unknown') return wait;
  if (identity.state === 'signed-out')
    return signIn ?? <Navigate to={paths.login()} state={{ from: pathname + search }} replace />;
  return children(identity);
}
