import { forgetGuestId, readGuestId } from './guest-id-store.ts';

let adopting = false;

/**
 * Signing in takes the guest cart over, once, and forgets the guest id (DESIGN 3). A merge that fails (no network)
 * keeps the id, so the next page load tries again; lines already taken over have left the guest cart by then.
 */
export async function adoptGuestCart(uid: string, email: string): Promise<void> {
  const guest = readGuestId();
  if (!guest || adopting) return;
  adopting = true;
  try {
    const { mergeGuestCart } = await import('./merge-guest-cart.ts');
    await mergeGuestCart({ kind: 'guest', id: guest }, { kind: 'user', id: uid, email });
    forgetGuestId(guest);
  } catch (cause) {
    console.warn('The guest cart could not be taken over yet', cause);
  } finally {
    adopting = false;
  }
}
