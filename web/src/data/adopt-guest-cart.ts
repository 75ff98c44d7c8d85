import { forgetGuestId, readGuestId } from './guest-id-store.ts';

const listeners = new Set<() => void>();
let adopting = false;

/** True while a guest's lines are on their way: until then an empty cart is not known to be empty. */
export function isAdoptingGuestCart(): boolean {
  return adopting;
}

export function subscribeToAdoption(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Signing in takes the guest cart over, once, and forgets the guest id (DESIGN 3). A merge that fails (no network)
 * keeps the id, so the next page load tries again; lines already taken over have left the guest cart by then.
 */
export async function adoptGuestCart(uid: string, email: string): Promise<void> {
  const guest = readGuestId();
  if (!guest || adopting) return;
  setAdopting(true);
  try {
    const { mergeGuestCart } = await import('./merge-guest-cart.ts');
    await mergeGuestCart({ kind: 'guest', id: guest }, { kind: 'user', id: uid, email });
    forgetGuestId(guest);
  } catch (cause) {
    console.warn('The guest cart could not be taken over yet', cause);
  } finally {
    setAdopting(false);
  }
}

function setAdopting(now: boolean): void {
  adopting = now;
  for (const listener of [...listeners]) listener();
}
