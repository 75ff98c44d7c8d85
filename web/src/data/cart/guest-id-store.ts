import { isGuestId, makeGuestId, type GuestId } from '@nargisus/domain/cart';
import { readPersisted } from '#storage/browser-storage.ts';
import { persistedStore } from '#storage/store.ts';

const GUEST_KEY = 'nargisus.guest';

const guestId = persistedStore<GuestId | null>(GUEST_KEY, (stored) =>
  stored && isGuestId(stored) ? stored : null,
);

/** Returns the guest id of this browser, which all tabs share; null when no cart was ever started here. */
export const readGuestId = guestId.get;
export const subscribeToGuestId = guestId.subscribe;

/** Returns false when the browser stores nothing for us, so that the guest's cart ends with the page. */
export const isGuestCartPersisted = () => readGuestId() === null || readPersisted(GUEST_KEY) !== null;

/**
 * Returns the guest id, and creates it when there is none. Only the first addition to a cart creates one; reading a cart
 * never does (docs/architecture.md#identity-and-roles).
 */
export function requireGuestId(): GuestId {
  const id = readGuestId() ?? makeGuestId(new Date(), crypto.getRandomValues(new Uint8Array(16)));
  guestId.set(id);
  return id;
}

/** Clears this guest id, unless another tab has replaced it. */
export function clearGuestId(id: GuestId): void {
  if (readGuestId() === id) guestId.set(null);
}
