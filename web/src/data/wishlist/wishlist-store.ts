import { persistedStore } from '#storage/store.ts';
import type { Identity } from '../auth/identity-store.ts';

/*
 * The visitor's wishlist as this browser knows it, so that a heart costs neither a document nor Firebase's code. A guest's
 * list exists only here. A member's list is a copy of wishlists/{uid}: it is read at sign-in and on the wishlist's page, and
 * the sign-out removes it with the other keys of `nargisus.private.` (storage/user-storage.ts).
 */
const guestList = persistedStore<string | null>('nargisus.wishlist', (stored) => stored);
const memberList = persistedStore<string | null>('nargisus.private.wishlist', (stored) => stored);

/** Notifies of both lists. */
export function subscribeToWishlist(listener: () => void): () => void {
  const unsubscribe = [guestList.subscribe(listener), memberList.subscribe(listener)];
  return () => unsubscribe.forEach((end) => end());
}

const EMPTY: readonly string[] = [];

/** Returns the ids of a guest's list, oldest first. */
export const readGuestWishlist = (): readonly string[] => parse(guestList.get())?.productIds ?? EMPTY;

export const writeGuestWishlist = (productIds: readonly string[]) =>
  guestList.set(productIds.length ? JSON.stringify({ productIds }) : null);

/** Returns the ids of a member's list, oldest first; null when this browser has not read it. */
export function readMemberWishlist(uid: string): readonly string[] | null {
  const list = parse(memberList.get());
  return list?.uid === uid ? list.productIds : null;
}

export const writeMemberWishlist = (uid: string, productIds: readonly string[]) =>
  memberList.set(JSON.stringify({ uid, productIds }));

/** Returns the ids that the visitor has chosen, oldest first; null when this browser does not know them yet. */
export function readWishlist(identity: Identity): readonly string[] | null {
  if (identity.state === 'signed-out') return readGuestWishlist();
  if (identity.state === 'signed-in') return readMemberWishlist(identity.uid);
  // A remembered session that is still being checked: most likely the same user as last time.
  return parse(memberList.get())?.productIds ?? null;
}

interface StoredList {
  uid?: string;
  productIds: readonly string[];
}

/** The list that was parsed last. Every card of a page reads the same text, and a snapshot must be the same object. */
let last: { text: string | null; list: StoredList | null } = { text: null, list: null };

function parse(text: string | null): StoredList | null {
  if (last.text !== text) last = { text, list: parseList(text) };
  return last.list;
}

function parseList(text: string | null): StoredList | null {
  try {
    const list = JSON.parse(text ?? 'null') as Partial<StoredList> | null;
    return Array.isArray(list?.productIds) && list.productIds.every((id) => typeof id === 'string')
      ? (list as StoredList)
      : null;
  } catch {
    return null;
  }
}
