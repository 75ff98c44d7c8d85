import type { CartItem } from '@nargisus/domain/cart';
import type { Product, Size } from '@nargisus/domain/catalogue';
import { rememberCartCount } from './cart-count.ts';
import { requireCartOwner } from './cart-owner.ts';

/*
 * What a visitor can do to a cart. Each resolves when the server has it and rejects with a ShopError; Firestore is
 * loaded by the first call. Reads per call: docs/cart-writes.md.
 */

/** The same product and size again raises the quantity (to 10 at most). Rejects with 409 when the cart is full. */
export async function addToCart(addition: { product: Product; size: Size; quantity: number }): Promise<void> {
  const [carts, owner] = await Promise.all([import('./carts.repository.ts'), requireCartOwner()]);
  const count = await carts.addLine(owner, addition);
  if (count !== null) rememberCartCount(owner.id, count); // the badge must not wait for the cart to be opened
}

/** `quantity` is 1 to 10; going below 1 is a removal and the caller's question to ask. */
export async function setQuantity(line: CartItem, quantity: number): Promise<void> {
  const [carts, owner] = await Promise.all([import('./carts.repository.ts'), requireCartOwner()]);
  await carts.setLineQuantity(owner, line, quantity);
}

/** Lines become what their products are now, where the shop has said so (the quote of a 409). */
export async function refreshLines(lines: readonly CartItem[]): Promise<void> {
  const [carts, owner] = await Promise.all([import('./carts.repository.ts'), requireCartOwner()]);
  await carts.refreshLines(owner, lines);
}

export async function removeLine(line: CartItem): Promise<void> {
  const [carts, owner] = await Promise.all([import('./carts.repository.ts'), requireCartOwner()]);
  await carts.removeLines(owner, [line]);
}

export async function clearCart(): Promise<void> {
  const [carts, owner] = await Promise.all([import('./carts.repository.ts'), requireCartOwner()]);
  await carts.clearLines(owner);
}
