import { resetCart } from './cart-store.ts';
import { clearGuestId, readGuestId } from './guest-id-store.ts';

const listeners = new Set<() => void>();
let merge: Promise<void> | null = null;

/** True while a guest's lines are on their way: until then an empty cart is not known to be empty. */
export function isMergingGuestCart(): boolean {
  return merge !== null;
}

export function subscribeToGuestCartMerge(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Signing in takes the guest cart over, once, and forgets the guest id (docs/architecture.md#where-data-lies).
 * Asked again meanwhile, it is the same adoption. One that fails (no network) keeps the id, so the next page load
 * goes on where this one stopped. Never rejects.
 */
export function startGuestCartMerge(uid: string, email: string): Promise<void> {
  const guest = readGuestId();
  if (!guest) return Promise.resolve();
  if (merge) return merge;
  const work = import('./merge-guest-cart.ts')
    .then(({ mergeGuestCart }) =>
      mergeGuestCart({ kind: 'guest', id: guest }, { kind: 'user', id: uid, email }),
    )
    .then(() => clearGuestId(guest))
    .then(() => resetCart({ id: uid }))
    .catch((cause: unknown) => console.warn('The guest cart could not be taken over yet', cause))
    .finally(() => setMerge(null));
  setMerge(work);
  return work;
}

function setMerge(now: Promise<void> | null): void {
  merge = now;
  for (const listener of [...listeners]) listener();
}
