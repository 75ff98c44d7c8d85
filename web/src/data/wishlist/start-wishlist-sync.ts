import { readGuestWishlist, readMemberWishlist } from './wishlist-store.ts';

let running: Promise<void> | null = null;

/**
 * Merges the guest's wishlist into the member's at sign-in, and reads the member's list where this browser has no copy;
 * otherwise does nothing. A second call returns the merge in progress. A merge that fails (no network) keeps the guest's
 * list, so that the next page load continues it. Never rejects.
 */
export function startWishlistSync(uid: string): Promise<void> {
  if (readGuestWishlist().length === 0 && readMemberWishlist(uid) !== null) return Promise.resolve();
  running ??= import('./sync-wishlist.ts')
    .then(({ mergeGuestWishlist }) => mergeGuestWishlist(uid))
    .catch((error: unknown) => console.warn('The wishlist could not be read yet', error))
    .finally(() => (running = null));
  return running;
}
