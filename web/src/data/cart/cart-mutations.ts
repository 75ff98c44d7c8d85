import type { CartItem, CartOwner } from '@nargisus/domain/cart';
import { ShopError } from '@nargisus/domain/contract';
import { dataErrors } from '#locales/data-errors.ts';
import { setCartCount } from './cart-count-store.ts';
import { requireCartOwner } from './cart-owner.ts';
import { publishCartChange } from './cart-store.ts';
import type * as Carts from './cart-documents.ts';
import { explainCartRejection } from './explain-cart-rejection.ts';

/*
 * What a visitor can do to a cart. Each resolves when the server has it and rejects with a ShopError; Firestore is
 * loaded by the first call. Reads per call: docs/cart-writes.md. Without a network a change is refused at once, not kept
 * for later: nobody should find tomorrow what they gave up today.
 */

/** Fetches what a change of the cart needs, when one is likely. */
export const prefetchCartMutations = () => void import('./cart-documents.ts').catch(() => undefined);

/** The same product and size again raises the quantity (to 10 at most). Rejects with 409 when the cart is full or the product changed. */
export async function addToCart(addition: Carts.Addition): Promise<void> {
  await change(async (carts, owner) => {
    const { line, lines } = await carts.addLine(owner, addition).catch(async (cause: unknown) => {
      const refused = cause instanceof ShopError && cause.code === 'forbidden';
      throw refused ? await explainCartRejection(cause, addition.product) : cause;
    });
    if (lines !== null) setCartCount(owner.id, lines); // the badge must not wait for the cart to be opened
    publishCartChange(owner, { kind: 'put', lines: [line] });
  });
}

/** `quantity` is 1 to 10; going below 1 is a removal and the caller's question to ask. */
export async function setQuantity(line: CartItem, quantity: number): Promise<void> {
  await change(async (carts, owner) => {
    await carts.setLineQuantity(owner, line, quantity);
    publishCartChange(owner, { kind: 'put', lines: [{ ...line, quantity }] });
  });
}

/** Lines become what their products are now, where the shop has said so (the quote of a 409). */
export async function updateCartLines(lines: readonly CartItem[]): Promise<void> {
  await change(async (carts, owner) => {
    await carts.writeLineDetails(owner, lines);
    publishCartChange(owner, { kind: 'put', lines });
  });
}

export async function removeLine(line: CartItem): Promise<void> {
  await change(async (carts, owner) => {
    await carts.removeLines(owner, [line]);
    publishCartChange(owner, { kind: 'removed', ids: [line._id] });
  });
}

export async function clearCart(): Promise<void> {
  await change(async (carts, owner) => {
    const ids = await carts.clearLines(owner);
    publishCartChange(owner, { kind: 'removed', ids });
  });
}

/**
 * The server has taken lines out of the cart (an order was placed, or may have been): whoever shows it reads it again, and
 * the badge counts anew. Reads one document. Never rejects: the order matters more than its badge.
 */
export async function invalidateCartAfterOrder(): Promise<void> {
  try {
    const [carts, owner] = await Promise.all([import('./cart-documents.ts'), requireCartOwner()]);
    publishCartChange(owner, { kind: 'unknown' });
    setCartCount(owner.id, await carts.countLines(owner));
  } catch {
    // The next look at the cart puts it right.
  }
}

async function change(make: (carts: typeof Carts, owner: CartOwner) => Promise<void>): Promise<void> {
  if (!navigator.onLine) throw new ShopError('unreachable', dataErrors.offline);
  const [carts, owner] = await Promise.all([import('./cart-documents.ts'), requireCartOwner()]);
  await make(carts, owner);
}
