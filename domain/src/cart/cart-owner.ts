import type { GuestId } from './guest-id.ts';

/** The owner of a cart. `id` is the document id under carts/. */
export type CartOwner =
  | { readonly kind: 'guest'; readonly id: GuestId }
  | { readonly kind: 'user'; readonly id: string; readonly email: string };

/**
 * How many days after its last change a guest cart is deleted (Firestore TTL on `expireAt`,
 * docs/architecture.md#where-data-lies).
 */
export const GUEST_CART_DAYS = 30;

/**
 * Returns when a cart document or line that is written now expires; undefined for a signed-in cart, which never does.
 */
export function cartExpiry(owner: Pick<CartOwner, 'kind'>, now: Date): Date | undefined {
  return owner.kind === 'guest' ? new Date(now.getTime() + GUEST_CART_DAYS * 24 * 60 * 60 * 1000) : undefined;
}
