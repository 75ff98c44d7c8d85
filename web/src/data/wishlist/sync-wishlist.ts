import { wishlistAdditions } from '@nargisus/domain/wishlist';
import { readGuestWishlist, writeGuestWishlist, writeMemberWishlist } from './wishlist-store.ts';
import { addToWishlistDocument, readWishlistDocument } from './wishlist-documents.ts';

/** Reads a member's list into this browser's copy. One read. */
export async function refreshWishlist(uid: string): Promise<void> {
  writeMemberWishlist(uid, await readWishlistDocument(uid));
}

/**
 * Adds the guest's products to the member's wishlist and clears the guest's list. One read, and one write when there is
 * something to add. May be interrupted anywhere and repeated: a product is added once.
 */
export async function mergeGuestWishlist(uid: string): Promise<void> {
  const own = await readWishlistDocument(uid);
  const added = wishlistAdditions(own, readGuestWishlist());
  if (added.length > 0) await addToWishlistDocument(uid, added);
  writeMemberWishlist(uid, [...own, ...added]);
  writeGuestWishlist([]);
}
