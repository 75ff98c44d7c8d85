import { cartTakenByOrder } from './cart-actions.ts';
import { forgetCheckoutDraft } from './checkout-draft.ts';
import { finishPurchase } from './purchase.ts';

/**
 * The order of a press of Pay Now is there: what checkout remembered for it has done its work, and the cart, in every
 * tab, no longer holds what the order took. Reads one document.
 */
export function closePurchase(uid: string): void {
  finishPurchase(uid);
  forgetCheckoutDraft(uid);
  void cartTakenByOrder();
}
