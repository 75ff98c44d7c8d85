import { ShopError } from '@nargisus/domain/contract';
import { dataMessages } from '@nargisus/domain/messages';
import { MAX_WISHLIST } from '@nargisus/domain/wishlist';
import { resolveIdentity } from '../auth/load-auth.ts';
import {
  readGuestWishlist,
  readMemberWishlist,
  writeGuestWishlist,
  writeMemberWishlist,
} from './wishlist-store.ts';

/**
 * Adds a product to the visitor's wishlist, or removes it. A guest's change stays in this browser. A member's shows at once,
 * costs one write, and is undone here when the server rejects it. @throws ShopError
 */
export async function changeWishlist(productId: string, isChosen: boolean): Promise<'full' | 'saved'> {
  const identity = await resolveIdentity();
  if (identity.state === 'signed-out') {
    const ids = readGuestWishlist();
    if (isFull(ids, isChosen)) return 'full';
    writeGuestWishlist(withProduct(ids, productId, isChosen));
    return 'saved';
  }
  if (!navigator.onLine) throw new ShopError('unreachable', dataMessages.offline);
  return changeMemberWishlist(identity.uid, productId, isChosen);
}

async function changeMemberWishlist(
  uid: string,
  productId: string,
  isChosen: boolean,
): Promise<'full' | 'saved'> {
  const documents = await import('./wishlist-documents.ts');
  const ids = readMemberWishlist(uid) ?? (await documents.readWishlistDocument(uid));
  if (isFull(ids, isChosen)) return 'full';
  writeMemberWishlist(uid, withProduct(ids, productId, isChosen));
  try {
    if (isChosen) await documents.addToWishlistDocument(uid, [productId]);
    else await documents.removeFromWishlistDocument(uid, productId);
  } catch (error) {
    writeMemberWishlist(uid, withProduct(readMemberWishlist(uid) ?? [], productId, !isChosen));
    throw error;
  }
  return 'saved';
}

const isFull = (ids: readonly string[], isChosen: boolean) => isChosen && ids.length >= MAX_WISHLIST;

function withProduct(ids: readonly string[], productId: string, isChosen: boolean): string[] {
  const others = ids.filter((id) => id !== productId);
  return isChosen ? [...others, productId] : others;
}
