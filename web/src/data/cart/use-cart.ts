import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CartItem } from '@nargisus/domain/cart';
import { isMergingGuestCart, subscribeToGuestCartMerge } from './guest-cart-merge-store.ts';
import { cartOwnerOf } from './cart-owner.ts';
import { getCartSnapshot, observeCart, subscribeToCart } from './cart-store.ts';
import { readGuestId, subscribeToGuestId } from './guest-id-store.ts';
import { useIdentity } from '../auth/identity.ts';
import type { Loadable } from '../query/loadable.ts';
import { loadAuth } from '../auth/load-auth.ts';

/**
 * The visitor's cart, newest line first, as long as somebody looks (`looking`): read then, changed with every change of
 * this browser, asked for again when the visitor comes back to the window. Reads: its lines (50 at most) per look, or
 * nothing at all for a visitor who never had a cart.
 */
export function useCart(looking: boolean): Loadable<CartItem[]> {
  const identity = useIdentity();
  const guestId = useSyncExternalStore(subscribeToGuestId, readGuestId);
  const adopting = useSyncExternalStore(subscribeToGuestCartMerge, isMergingGuestCart);
  const owner = useMemo(
    () => (identity.state === 'unknown' ? undefined : cartOwnerOf(identity, guestId)),
    [identity, guestId],
  );
  const ownerId = owner?.id;
  const cart = useSyncExternalStore(subscribeToCart, () => (ownerId ? getCartSnapshot(ownerId) : LOADING));

  useEffect(() => {
    if (looking && identity.state === 'unknown') void loadAuth().catch(() => undefined);
  }, [looking, identity.state]);

  useEffect(() => {
    if (looking && ownerId) return observeCart(ownerId);
  }, [looking, ownerId]);

  if (owner === null) return NO_CART;
  return adopting && cart.state === 'ready' && cart.value.length === 0 ? LOADING : cart;
}

const LOADING: Loadable<CartItem[]> = { state: 'loading' };
const NO_CART: Loadable<CartItem[]> = { state: 'ready', value: [] };
