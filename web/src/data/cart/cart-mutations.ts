import type { CartItem, CartOwner } from '@nargisus/domain/cart';
import { ShopError } from '@nargisus/domain/contract';
import { dataMessages } from '@nargisus/domain/messages';
import { emitShopEvent } from '../ads/shop-events.ts';
import { setCartCount } from './cart-count-store.ts';
import { requireCartOwner } from './cart-owner.ts';
import { publishCartChange } from './cart-store.ts';
import type * as Carts from './cart-documents.ts';
import { explainCartRejection } from './explain-cart-rejection.ts';

/*
 * Changes of the visitor's cart. Each resolves when the server has accepted it and rejects with a ShopError; the first call
 * loads Firestore. Reads per call: docs/cart-writes.md. Without a network a change is rejected at once and not queued, so
 * that it does not take effect after the shopper has given up.
 */

/** Prefetches the code that changes a cart, when a change is likely. */
export const prefetchCartMutations = () => void import('./cart-documents.ts').catch(() => undefined);

/**
 * Adds a product. The same product and size again raises the quantity, to 10 at most. Rejects with 'conflict' when the cart
 * is full or the product has changed.
 */
export async function addToCart(addition: Carts.Addition): Promise<void> {
  await change(async (carts, owner) => {
    const { line, lines } = await carts.addLine(owner, addition).catch(async (error: unknown) => {
      const isRejected = error instanceof ShopError && error.code === 'forbidden';
      throw isRejected ? await explainCartRejection(error, addition) : error;
    });
    if (lines !== null) setCartCount(owner.id, lines); // the badge is correct before the cart is opened
    publishCartChange(owner, { kind: 'put', lines: [line] });
    emitShopEvent({ name: 'added-to-cart', line: { ...line, quantity: addition.quantity } });
  });
}

/** Sets a quantity of 1 to 10; below 1 the caller asks the shopper and calls removeLine. */
export async function setQuantity(line: CartItem, quantity: number): Promise<void> {
  await change(async (carts, owner) => {
    await carts.setLineQuantity(owner, line, quantity);
    publishCartChange(owner, { kind: 'put', lines: [{ ...line, quantity }] });
  });
}

/** Updates lines to their products' present details, which the server has reported in the quote of a conflict. */
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
 * Refetches the cart and its count after an order was placed, or may have been: the server removes the ordered lines. Reads
 * one document. Never rejects: the order matters more than the badge.
 */
export async function invalidateCartAfterOrder(): Promise<void> {
  try {
    const [carts, owner] = await Promise.all([import('./cart-documents.ts'), requireCartOwner()]);
    publishCartChange(owner, { kind: 'unknown' });
    setCartCount(owner.id, await carts.countLines(owner));
  } catch {
    // The next read of the cart corrects it.
  }
}

/** Runs a change of the visitor's cart; rejects at once without a network. */
async function change(apply: (carts: typeof Carts, owner: CartOwner) => Promise<void>): Promise<void> {
  if (!navigator.onLine) throw new ShopError('unreachable', dataMessages.offline);
  const [carts, owner] = await Promise.all([import('./cart-documents.ts'), requireCartOwner()]);
  await apply(carts, owner);
}
