import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CartItem } from '@nargisus/domain/cart';
import { isAdoptingGuestCart, subscribeToAdoption } from './adopt-guest-cart.ts';
import { rememberCartCount } from './cart-count.ts';
import { cartOwnerOf } from './cart-owner.ts';
import { readGuestId, subscribeToGuestId } from './guest-id-store.ts';
import { useIdentity } from './identity.ts';
import type { Loadable } from './loadable.ts';
import { watchIdentity } from './watch-identity.ts';

/**
 * The visitor's cart, live, newest line first. Nothing is fetched before `enabled` is first true; from then on the
 * cart stays live, so that closing and opening the panel costs nothing. Reads: its lines (50 at most), or nothing
 * at all for a visitor who never had a cart.
 */
export function useCart(enabled: boolean): Loadable<CartItem[]> {
  const [wanted, setWanted] = useState(enabled);
  if (enabled && !wanted) setWanted(true);

  const identity = useIdentity();
  const guestId = useSyncExternalStore(subscribeToGuestId, readGuestId);
  const adopting = useSyncExternalStore(subscribeToAdoption, isAdoptingGuestCart);
  const owner = useMemo(
    () => (identity.state === 'unknown' ? undefined : cartOwnerOf(identity, guestId)),
    [identity, guestId],
  );
  const ownerId = owner?.id;

  const [attempt, setAttempt] = useState(0);
  const [seen, setSeen] = useState<{ ownerId: string; cart: Loadable<CartItem[]> } | null>(null);

  useEffect(() => {
    if (wanted && identity.state === 'unknown') void watchIdentity().catch(() => undefined);
  }, [wanted, identity.state]);

  useEffect(() => {
    if (!wanted || !ownerId) return;
    let stop: (() => void) | undefined;
    let left = false;
    const fail = () => {
      if (left) return;
      setSeen({ ownerId, cart: { state: 'failed', retry: () => (setSeen(null), setAttempt((n) => n + 1)) } });
    };
    import('./carts.repository.ts')
      .then(({ watchCart }) => {
        if (left) return;
        stop = watchCart(ownerId, {
          next: (items) => {
            rememberCartCount(ownerId, items.length);
            setSeen({ ownerId, cart: { state: 'ready', value: items } });
          },
          error: fail,
        });
      })
      .catch(fail);
    return () => {
      left = true;
      stop?.();
    };
  }, [wanted, ownerId, attempt]);

  if (owner === null) return NO_CART;
  if (!seen || seen.ownerId !== ownerId) return LOADING;
  const { cart } = seen;
  return adopting && cart.state === 'ready' && cart.value.length === 0 ? LOADING : cart;
}

const LOADING: Loadable<CartItem[]> = { state: 'loading' };
const NO_CART: Loadable<CartItem[]> = { state: 'ready', value: [] };
