import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#data/auth/identity.ts';

/** Guards /login and /signup: a signed-in visitor is redirected to the page that they requested. */
export function OnlySignedOut({ children }: { children: ReactNode }) {
  const identity = useIdentity();
  const { state } = useLocation();
  if (identity.state === 'signed-in') return <Navigate to={returnPath(state)} replace />;
  return children;
}

/** Accepts a path of the shop only: browsers treat a backslash as a slash, and two slashes begin another host. */
function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![\\/])/.test(from) ? from : paths.home();
}
