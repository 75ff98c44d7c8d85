import { useSyncExternalStore } from 'react';
import { cartOwnerOf } from './cart-owner.ts';
import { readGuestId } from './guest-id-store.ts';
import { useIdentity } from '../auth/identity.ts';

const COUNT_KEY = 'nargisus.cart-count';

interface CartCount {
  /** Whose cart was counted: the next person at this computer must not see somebody else's number. */
  ownerId: string;
  count: number;
}

const listeners = new Set<() => void>();
let unstored: string | null = null;

/**
 * Lines in the visitor's cart as this browser last saw them: the navbar's badge must not cost a visitor Firestore. It
 * is put right whenever the cart is really read. Null where this visitor's cart was never seen.
 */
export function useCartCount(): number | null {
  const identity = useIdentity();
  const stored = useSyncExternalStore(subscribe, readStored, () => null);
  const known = stored === null ? null : parse(stored);
  if (!known) return null;
  // A remembered session that is still being checked: most likely the person who was here last.
  if (identity.state === 'unknown') return known.count;
  return cartOwnerOf(identity, readGuestId())?.id === known.ownerId ? known.count : null;
}

export function setCartCount(ownerId: string, count: number): void {
  const next = JSON.stringify({ ownerId, count } satisfies CartCount);
  if (readStored() === next) return;
  unstored = next;
  try {
    localStorage.setItem(COUNT_KEY, next);
    unstored = null;
  } catch {
    // Storage is blocked or full: the badge lives as long as the page.
  }
  for (const listener of [...listeners]) listener();
}

/** Whether this browser has seen that cart since it last saw another one. */
export function hasCartCount(ownerId: string): boolean {
  const stored = readStored();
  return stored !== null && parse(stored)?.ownerId === ownerId;
}

function readStored(): string | null {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(COUNT_KEY);
  } catch {
    return null;
  }
}

function parse(stored: string): CartCount | null {
  try {
    const known = JSON.parse(stored) as Partial<CartCount> | null;
    const fits = typeof known?.ownerId === 'string' && Number.isInteger(known.count);
    return fits ? (known as CartCount) : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === COUNT_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
