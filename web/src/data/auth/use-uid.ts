import { useIdentity } from './identity.ts';

/** Returns the uid of the signed-in user, null for a visitor and while the session is being checked. */
export function useUid(): string | null {
  const identity = useIdentity();
  return identity.state === 'signed-in' ? identity.uid : null;
}
