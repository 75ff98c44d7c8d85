import { useIdentity } from './identity.ts';

/** Who is signed in; null for everybody else, also while that is still being checked. */
export function useUid(): string | null {
  const identity = useIdentity();
  return identity.state === 'signed-in' ? identity.uid : null;
}
