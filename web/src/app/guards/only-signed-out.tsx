import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#data/auth/identity.ts';

/** For /login and /signup: whoever is signed in, now or already before, goes on to where they wanted to be. */
export function OnlySignedOut({ children }: { children: ReactNode }) {
  const identity = useIdentity();
  const { state } = useLocation();
  if (identity.state === 'signed-in') return <Navigate to={returnPath(state)} replace />;
  return children;
}

/** Only a path of our own: to a browser a backslash is a slash, and two of them lead elsewhere. */
function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![\\/])/.test(from) ? from : paths.home();
}
