import { useIdentity } from '#data/auth/identity.ts';
import { useSavedViews } from '#data/finding/saved-views.ts';

/** Returns the views of the member of staff at the screen, and how to read them again. */
export function useOwnViews() {
  const identity = useIdentity();
  return useSavedViews(identity.state === 'signed-in' ? identity.uid : null);
}
