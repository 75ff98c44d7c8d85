import { readGuestWishlist, readMemberWishlist } from './wishlist-store.ts';

let running: Promise<void> | null = null;

/**
 * Merges the guest's wishlist into the member's at sign-in; does nothing for a guest without one. A merge that fails (no
 * network) keeps the guest's list, so that the next page load continues it. Never rejects.
 */
export function startGuestWishlistMerge(uid: string): Promise<void> {
  return readGuestWishlist().length > 0 ? sync(uid) : Promise.resolve();
}

/** Reads the member's list where this browser has no copy: one document, when a heart is shown. Never rejects. */
export function ensureWishlistCopy(uid: string): Promise<void> {
  return readMemberWishlist(uid) === null ? sync(uid) : Promise.resolve();
}

/** Returns the sync in progress, or starts one. */
function sync(uid: string): Promise<void> {
  running ??= import('./sync-wishlist.ts')
    .then(({ mergeGuestWishlist }) => mergeGuestWishlist(uid))
    .catch((error: unknown) => console.warn('The wishlist could not be read yet', error))
    .finally(() => (running = null));
  return running;
}
