import type { CartOwner } from '@nargisus/domain/cart';
import { hasCartCount, setCartCount } from './cart-count-store.ts';

const requested = new Set<string>();

/**
 * Loads the badge's number of a cart that this browser has never read. Loads Firestore and reads one document, once per
 * owner and page; without an answer there is no badge until the cart is opened.
 */
export async function loadCartCount(owner: CartOwner): Promise<void> {
  if (requested.has(owner.id) || hasCartCount(owner.id)) return;
  requested.add(owner.id);
  try {
    const { countLines } = await import('./cart-documents.ts');
    setCartCount(owner.id, await countLines(owner));
  } catch {
    requested.delete(owner.id);
  }
}
