import { isGuestId, makeGuestId, type CartOwner, type GuestId } from '@nargisus/domain/cart';
import { resolveIdentity, type KnownIdentity } from './identity-store.ts';

const GUEST_KEY = 'nargisus.guest';

const listeners = new Set<() => void>();
/** Read once and kept here, so that a browser without storage still has one cart for the life of the page. */
let guestId: GuestId | null = storedGuestId();
let adopting: Promise<void> | null = null;

/** The guest this browser has been, if it ever put something into a cart. Local storage is shared by all tabs. */
export function readGuestId(): GuestId | null {
  return guestId;
}

export function subscribeToGuestId(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === GUEST_KEY || event.key === null) keepGuestId(storedGuestId());
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Null while a visitor has no cart at all: a guest id is made by the first addition, not by looking. */
export function cartOwnerOf(identity: KnownIdentity, guest: GuestId | null): CartOwner | null {
  if (identity.state === 'signed-in') return { kind: 'user', id: identity.uid, email: identity.email };
  return guest && { kind: 'guest', id: guest };
}

/** The owner of the cart to change now; makes the guest id where there is none yet (DESIGN 2). */
export async function requireCartOwner(): Promise<CartOwner> {
  const identity = await resolveIdentity();
  const owner = cartOwnerOf(identity, guestId);
  if (owner) return owner;
  const made = makeGuestId(new Date(), crypto.getRandomValues(new Uint8Array(16)));
  storeGuestId(made);
  return { kind: 'guest', id: made };
}

/**
 * Signing in takes the guest cart over, once, and forgets the guest id (DESIGN 3). A merge that fails (no network)
 * keeps the id, so the next sign-in or page load tries again; lines already taken over are gone from the guest cart.
 */
export function adoptGuestCart(uid: string): void {
  if (!guestId || adopting) return;
  const guest = guestId;
  adopting = import('./merge-guest-cart.ts')
    .then(({ mergeGuestCart }) => mergeGuestCart(guest, uid))
    .then(() => {
      if (guestId === guest) storeGuestId(null);
    })
    .catch((cause: unknown) => console.warn('The guest cart could not be taken over yet', cause))
    .finally(() => {
      adopting = null;
    });
}

function storeGuestId(id: GuestId | null): void {
  try {
    if (id) localStorage.setItem(GUEST_KEY, id);
    else localStorage.removeItem(GUEST_KEY);
  } catch {
    // Storage is blocked: the id lives as long as the page.
  }
  keepGuestId(id);
}

function keepGuestId(id: GuestId | null): void {
  if (guestId === id) return;
  guestId = id;
  for (const listener of [...listeners]) listener();
}

function storedGuestId(): GuestId | null {
  try {
    const stored = localStorage.getItem(GUEST_KEY);
    return stored && isGuestId(stored) ? stored : null;
  } catch {
    return null;
  }
}
