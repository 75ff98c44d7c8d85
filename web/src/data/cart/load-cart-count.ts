import type { CartOwner } from '@nargisus/domain/cart';
import { hasCartCount, setCartCount } from './cart-count-store.ts';

const asked = new Set<string>();

/**
 * For the badge of somebody whose cart this browser has not seen yet. Loads Firestore and reads one document, once per
 * person and browser; without an answer there is no badge until the cart is opened.
 */
export async function loadCartCount(owner: CartOwner): Promise<void> {
  if (asked.has(owner.id) || hasCartCount(owner.id)) return;
  asked.add(owner.id);
  try {
    const { countLines } = await import('./cart-documents.ts');
    setCartCount(owner.id, await countLines(owner));
  } catch {
    asked.delete(owner.id);
  }
}
