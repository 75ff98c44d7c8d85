import { fromDocument } from '@nargisus/domain/contract';
import { wishlistSchema } from '@nargisus/domain/wishlist';
import { arrayRemove, arrayUnion, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { shopErrorFrom } from '../firebase/firestore-error.ts';
import { firestoreLite } from '../firebase/firebase-firestore-lite.ts';

/* wishlists/{uid}. Additions and removals are atomic, so that two devices never overwrite each other's. */

/** Returns the ids of the products, oldest first. One read. */
export async function readWishlistDocument(uid: string): Promise<string[]> {
  const snapshot = await getDoc(wishlistOf(uid)).catch(rethrow);
  const data = snapshot.data();
  return data ? fromDocument(wishlistSchema, uid, data).productIds : [];
}

/** Adds products that are not on the list yet. One write. Rejects when the list would be too long. */
export const addToWishlistDocument = (uid: string, productIds: readonly string[]) =>
  write(uid, arrayUnion(...productIds));

/** Removes a product. One write. */
export const removeFromWishlistDocument = (uid: string, productId: string) =>
  write(uid, arrayRemove(productId));

async function write(uid: string, productIds: ReturnType<typeof arrayUnion>): Promise<void> {
  const change = { productIds, updatedAt: serverTimestamp() };
  await setDoc(wishlistOf(uid), change, { merge: true }).catch(rethrow);
}

const wishlistOf = (uid: string) => doc(firestoreLite, 'wishlists', uid);

function rethrow(cause: unknown): never {
  throw shopErrorFrom(cause);
}
