import type { CartOwner, GuestId } from '@nargisus/domain/cart';
import { readGuestId, requireGuestId } from './guest-id-store.ts';
import type { KnownIdentity } from '../auth/identity-store.ts';
import { resolveIdentity } from '../auth/load-auth.ts';

/** Returns the owner of the visitor's cart, null when there is no cart. */
export function cartOwnerOf(identity: KnownIdentity, guest: GuestId | null): CartOwner | null {
  if (identity.state === 'signed-in') return { kind: 'user', id: identity.uid, email: identity.email };
  return guest && { kind: 'guest', id: guest };
}

/** Returns the owner of the cart to change. Waits for a remembered session, so that no line lands in the wrong cart. */
export async function requireCartOwner(): Promise<CartOwner> {
  const identity = await resolveIdentity();
  return cartOwnerOf(identity, readGuestId()) ?? { kind: 'guest', id: requireGuestId() };
}
