import { invalidateCartAfterOrder } from '../cart/cart-mutations.ts';
import { clearCheckoutDraft } from './checkout-draft.ts';
import { markOrderShown } from './idempotency-key.ts';

/**
 * The order of a press of Pay Now is there: what checkout remembered for it has done its work, and the cart, in every
 * tab, no longer holds what the order took. Reads one document.
 */
export function clearCheckout(uid: string): void {
  markOrderShown(uid);
  clearCheckoutDraft(uid);
  void invalidateCartAfterOrder();
}
