import { useSyncExternalStore } from 'react';
import { persistedStore } from '#storage/store.ts';
import { useIdentity } from '../auth/identity.ts';
import { cartOwnerOf } from './cart-owner.ts';
import { readGuestId } from './guest-id-store.ts';

interface CartCount {
  /** The owner of the counted cart: the next user of this browser must not see this user's number. */
  ownerId: string;
  count: number;
}

const cartCount = persistedStore<string | null>('nargisus.cart-count', (stored) => stored);

/**
 * Returns the number of lines in the visitor's cart as this browser last saw it, null when it has never seen that cart.
 * The navbar's badge must not load Firestore; every real read of the cart corrects the number.
 */
export function useCartCount(): number | null {
  const identity = useIdentity();
  const cart = parse(useSyncExternalStore(cartCount.subscribe, cartCount.get, () => null));
  if (!cart) return null;
  // A remembered session that is still being checked: most likely the same user as last time.
  if (identity.state === 'unknown') return cart.count;
  return cartOwnerOf(identity, readGuestId())?.id === cart.ownerId ? cart.count : null;
}

/** Stores the number of lines of a cart and notifies the badge. */
export function setCartCount(ownerId: string, count: number): void {
  cartCount.set(JSON.stringify({ ownerId, count } satisfies CartCount));
}

/** Returns whether the stored number belongs to that cart. */
export const hasCartCount = (ownerId: string) => parse(cartCount.get())?.ownerId === ownerId;

function parse(stored: string | null): CartCount | null {
  try {
    const parsed = JSON.parse(stored ?? 'null') as Partial<CartCount> | null;
    const isValid = typeof parsed?.ownerId === 'string' && Number.isInteger(parsed.count);
    return isValid ? (parsed as CartCount) : null;
  } catch {
    return null;
  }
}
