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
 * Returns the visitor's cart, newest line first. While `enabled`, reads it, applies every change made in this browser, and
 * reads it again when the visitor returns to the window. Reads its lines (50 at most) each time, nothing for a visitor who
 * never had a cart.
 */
export function useCart(enabled: boolean): Loadable<CartItem[]> {
  const identity = useIdentity();
  const guestId = useSyncExternalStore(subscribeToGuestId, readGuestId);
  const isMerging = useSyncExternalStore(subscribeToGuestCartMerge, isMergingGuestCart);
  const owner = useMemo(
    () => (identity.state === 'unknown' ? undefined : cartOwnerOf(identity, guestId)),
    [identity, guestId],
  );
  const ownerId = owner?.id;
  const cart = useSyncExternalStore(subscribeToCart, () => (ownerId ? getCartSnapshot(ownerId) : LOADING));

  useEffect(() => {
    if (enabled && identity.state === 'unknown') void loadAuth().catch(() => undefined);
  }, [enabled, identity.state]);

  useEffect(() => {
    if (enabled && ownerId) return observeCart(ownerId);
  }, [enabled, ownerId]);

  if (owner === null) return NO_CART;
  return isMerging && cart.state === 'ready' && cart.value.length === 0 ? LOADING : cart;
}

const LOADING: Loadable<CartItem[]> = { state: 'loading' };
const NO_CART: Loadable<CartItem[]> = { state: 'ready', value: [] };
