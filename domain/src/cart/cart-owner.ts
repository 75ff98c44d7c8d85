import type { GuestId } from './guest-id.ts';

/** Whose cart it is: `id` is the document id under carts/. */
export type CartOwner =
  | { readonly kind: 'guest'; readonly id: GuestId }
  | { readonly kind: 'user'; readonly id: string; readonly email: string };

/**
 * Guest carts are removed this long after their last change (Firestore TTL on `expireAt`,
 * docs/architecture.md#where-data-lies).
 */
export const GUEST_CART_DAYS = 30;

/** When a cart document or line written now may be thrown away; a signed-in cart never expires. */
export function cartExpiry(owner: Pick<CartOwner, 'kind'>, now: Date): Date | undefined {
  return owner.kind === 'guest' ? new Date(now.getTime() + GUEST_CART_DAYS * 24 * 60 * 60 * 1000) : undefined;
}
