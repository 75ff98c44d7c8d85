import { useEffect, useSyncExternalStore } from 'react';
import { useIdentity, useUid } from '../auth/identity.ts';
import { ensureWishlistCopy } from './start-wishlist-sync.ts';
import { readWishlist, subscribeToWishlist } from './wishlist-store.ts';

/** Returns whether the visitor has chosen a product. False in prerendered HTML and where this browser does not know. */
export function useIsInWishlist(productId: string): boolean {
  const identity = useIdentity();
  const uid = useUid();
  useEffect(() => void (uid && ensureWishlistCopy(uid)), [uid]);
  return useSyncExternalStore(
    subscribeToWishlist,
    () => readWishlist(identity)?.includes(productId) ?? false,
    () => false,
  );
}

/** Adds a product to the visitor's wishlist, or removes it. Returns 'full' when there is no room for it. */
export async function setInWishlist(productId: string, isChosen: boolean): Promise<'full' | 'saved'> {
  const { changeWishlist } = await import('./change-wishlist.ts');
  return changeWishlist(productId, isChosen);
}
