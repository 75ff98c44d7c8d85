import { keepReturningHint } from '#storage/returning-hint.ts';
import { invalidateCartAfterOrder } from '../cart/cart-mutations.ts';
import { clearCheckoutDraft } from './checkout-draft.ts';
import { markOrderShown } from './idempotency-key.ts';

/**
 * Clears what checkout stored for an order that was placed, and refetches the cart in every tab, which no longer holds the
 * ordered lines. Reads one document.
 */
export function clearCheckout(uid: string): void {
  markOrderShown(uid);
  clearCheckoutDraft(uid);
  keepReturningHint(true); // the next order goes to the same address
  void invalidateCartAfterOrder();
}
