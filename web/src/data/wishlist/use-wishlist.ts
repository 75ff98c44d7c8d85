import { useSyncExternalStore } from 'react';
import { useIdentity } from '../auth/identity.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';
import { readWishlist, subscribeToWishlist } from './wishlist-store.ts';

/**
 * Returns the ids of the visitor's products, oldest first. Reads a member's list once per mount: one document; a guest's
 * costs none.
 */
export function useWishlist(): Loadable<readonly string[]> {
  const identity = useIdentity();
  const known = useSyncExternalStore(
    subscribeToWishlist,
    () => readWishlist(identity),
    () => null,
  );
  const uid = identity.state === 'signed-in' ? identity.uid : null;
  const read = useFetch(uid, async () => {
    const { refreshWishlist } = await import('./sync-wishlist.ts');
    await refreshWishlist(uid!);
  });
  if (known) return { state: 'ready', value: known };
  return read.state === 'failed' ? read : { state: 'loading' };
}
