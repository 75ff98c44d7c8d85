import { createStore } from '#storage/store.ts';
import { resetCart } from './cart-store.ts';
import { clearGuestId, readGuestId } from './guest-id-store.ts';

const merge = createStore<Promise<void> | null>(null);

/** Returns true while a guest's lines are being moved: an empty cart may not stay empty. */
export const isMergingGuestCart = () => merge.get() !== null;
export const subscribeToGuestCartMerge = merge.subscribe;

/**
 * Merges the guest cart into the user's cart at sign-in, and clears the guest id (docs/architecture.md#where-data-lies).
 * A second call returns the merge in progress. A merge that fails (no network) keeps the guest id, so that the next page
 * load continues it. Never rejects.
 */
export function startGuestCartMerge(uid: string, email: string): Promise<void> {
  const guest = readGuestId();
  if (!guest) return Promise.resolve();
  const running = merge.get();
  if (running) return running;
  const work = import('./merge-guest-cart.ts')
    .then(({ mergeGuestCart }) =>
      mergeGuestCart({ kind: 'guest', id: guest }, { kind: 'user', id: uid, email }),
    )
    .then(() => clearGuestId(guest))
    .then(() => resetCart({ id: uid }))
    .catch((error: unknown) => console.warn('The guest cart could not be merged yet', error))
    .finally(() => merge.set(null));
  merge.set(work);
  return work;
}
