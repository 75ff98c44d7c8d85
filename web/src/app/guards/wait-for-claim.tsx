import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { resolveRole } from '#data/auth/resolve-role.ts';

/**
 * Waits for the claim of an account that was made an admin a minute ago and has the old token. The identity with the new role
 * renders in a transition and replaces this.
 */
export function WaitForClaim({ wait }: { wait: ReactNode }) {
  const [settled, setSettled] = useState<'admin' | 'user' | null>(null);
  useEffect(() => void resolveRole().then(setSettled), []);
  return settled === 'user' ? <Navigate to={paths.home()} replace /> : wait;
}
