import type { CartOwner } from '@nargisus/domain/cart';
import { isCartCounted, rememberCartCount } from './cart-count.ts';

const asked = new Set<string>();

/**
 * For the badge of somebody whose cart this browser has not seen yet. Loads Firestore and reads one document, once per
 * person and browser; without an answer there is no badge until the cart is opened.
 */
export async function learnCartCount(owner: CartOwner): Promise<void> {
  if (asked.has(owner.id) || isCartCounted(owner.id)) return;
  asked.add(owner.id);
  try {
    const { countLines } = await import('./carts.repository.ts');
    rememberCartCount(owner.id, await countLines(owner));
  } catch {
    asked.delete(owner.id);
  }
}
