import { isGuestId, makeGuestId, type GuestId } from '@nargisus/domain/cart';

const GUEST_KEY = 'nargisus.guest';

const listeners = new Set<() => void>();
/** Read once and kept here, so that a browser without storage still has one cart for the life of the page. */
let guestId: GuestId | null = readStoredGuestId();

/** The guest this browser has been, if it ever put something into a cart. All tabs share it. */
export function readGuestId(): GuestId | null {
  return guestId;
}

export function subscribeToGuestId(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === GUEST_KEY || event.key === null) keep(readStoredGuestId());
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** False where the browser keeps nothing for us: the guest's cart ends with the page. */
export function isGuestCartPersisted(): boolean {
  return guestId === null || readStoredGuestId() !== null;
}

/**
 * Makes the id where there is none yet: by the first addition to a cart, never by looking
 * (docs/architecture.md#identity-and-roles).
 */
export function requireGuestId(): GuestId {
  // Another tab may have made one since this page was loaded.
  const id =
    guestId ?? readStoredGuestId() ?? makeGuestId(new Date(), crypto.getRandomValues(new Uint8Array(16)));
  store(id);
  return id;
}

export function clearGuestId(id: GuestId): void {
  if (guestId === id) store(null);
}

function store(id: GuestId | null): void {
  try {
    if (id) localStorage.setItem(GUEST_KEY, id);
    else localStorage.removeItem(GUEST_KEY);
  } catch {
    // Storage is blocked: the id lives as long as the page.
  }
  keep(id);
}

function keep(id: GuestId | null): void {
  if (guestId === id) return;
  guestId = id;
  for (const listener of [...listeners]) listener();
}

function readStoredGuestId(): GuestId | null {
  try {
    const stored = localStorage.getItem(GUEST_KEY);
    return stored && isGuestId(stored) ? stored : null;
  } catch {
    return null;
  }
}
