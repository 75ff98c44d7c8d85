import { cartReplaced } from './cart-store.ts';
import { forgetGuestId, readGuestId } from './guest-id-store.ts';

const listeners = new Set<() => void>();
let adoption: Promise<void> | null = null;

/** True while a guest's lines are on their way: until then an empty cart is not known to be empty. */
export function isAdoptingGuestCart(): boolean {
  return adoption !== null;
}

export function subscribeToAdoption(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Signing in takes the guest cart over, once, and forgets the guest id (docs/architecture.md#where-data-lies).
 * Asked again meanwhile, it is the same adoption. One that fails (no network) keeps the id, so the next page load
 * goes on where this one stopped. Never rejects.
 */
export function adoptGuestCart(uid: string, email: string): Promise<void> {
  const guest = readGuestId();
  if (!guest) return Promise.resolve();
  if (adoption) return adoption;
  const work = import('./merge-guest-cart.ts')
    .then(({ mergeGuestCart }) =>
      mergeGuestCart({ kind: 'guest', id: guest }, { kind: 'user', id: uid, email }),
    )
    .then(() => forgetGuestId(guest))
    .then(() => cartReplaced({ id: uid }))
    .catch((cause: unknown) => console.warn('The guest cart could not be taken over yet', cause))
    .finally(() => setAdoption(null));
  setAdoption(work);
  return work;
}

function setAdoption(now: Promise<void> | null): void {
  adoption = now;
  for (const listener of [...listeners]) listener();
}
