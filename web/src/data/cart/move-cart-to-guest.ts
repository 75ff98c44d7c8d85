import { resolveIdentity } from '../auth/load-auth.ts';
import { resetCart } from './cart-store.ts';
import { requireGuestId } from './guest-id-store.ts';

/**
 * Moves the signed-in user's cart to this browser's guest cart, which the next sign-in merges into its own. Never rejects:
 * a cart that cannot be moved stays in its account.
 */
export async function moveCartToGuest(): Promise<void> {
  const identity = await resolveIdentity();
  if (identity.state !== 'signed-in') return;
  const { uid, email } = identity;
  try {
    const { mergeGuestCart } = await import('./merge-guest-cart.ts');
    await mergeGuestCart({ kind: 'user', id: uid, email }, { kind: 'guest', id: requireGuestId() });
    resetCart({ id: uid });
  } catch (cause) {
    console.warn('The cart stays in its account', cause);
  }
}
