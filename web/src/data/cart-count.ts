import { useSyncExternalStore } from 'react';

const COUNT_KEY = 'nargisus.cart-count';

const listeners = new Set<() => void>();

/**
 * Lines in the cart as this browser last saw them: the navbar's badge must not cost a visitor Firestore. It is put
 * right whenever the cart is really read. Null where no cart was ever seen.
 */
export function useCartCount(): number | null {
  return useSyncExternalStore(subscribe, readCartCount);
}

export function rememberCartCount(count: number): void {
  if (readCartCount() === count) return;
  try {
    localStorage.setItem(COUNT_KEY, String(count));
  } catch {
    return; // storage is blocked: no badge
  }
  for (const listener of [...listeners]) listener();
}

function readCartCount(): number | null {
  try {
    const stored = localStorage.getItem(COUNT_KEY);
    return stored === null ? null : Number.parseInt(stored, 10) || 0;
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
