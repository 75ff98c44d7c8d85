import { MAX_LINES_PER_MOVE, mergeCarts, type CartOwner } from '@nargisus/domain/cart';
import { unavailableReason, type Product, type Size } from '@nargisus/domain/catalogue';
import { moveLines, readCart, removeLines } from './cart-documents.ts';
import { readProducts } from '../catalogue/read-products.ts';

/**
 * Merges the guest's lines into the user's cart, MAX_LINES_PER_MOVE at a time, and empties the guest cart
 * (docs/architecture.md#where-data-lies). One commit removes lines from the one cart and adds them to the other, so the
 * merge may be interrupted anywhere and repeated. Reads the lines of both carts, the products of the new lines, and each
 * line once more as it moves.
 */
export async function mergeGuestCart(guest: CartOwner, user: CartOwner): Promise<void> {
  const [guestLines, userLines] = await Promise.all([readCart(guest.id), readCart(user.id)]);
  const userLineIds = new Set(userLines.map((line) => line._id));
  const merged = mergeCarts(userLines, guestLines).writes.map(({ line }) => line);
  const added = merged.filter((line) => !userLineIds.has(line._id));
  const products = await readProducts(added.map((line) => line.productId));

  for (let from = 0; from < merged.length; from += MAX_LINES_PER_MOVE) {
    const moves = merged.slice(from, from + MAX_LINES_PER_MOVE).map((line) => {
      const product = products.get(line.productId);
      return isPurchasable(product, line.size) ? { line, product } : { line };
    });
    await moveLines(guest, user, moves);
  }
  const mergedIds = new Set(merged.map((line) => line._id));
  // The other lines do not fit into the user's cart, or the user's line already has the maximum quantity.
  await removeLines(
    guest,
    guestLines.filter((line) => !mergedIds.has(line._id)),
  );
}

function isPurchasable(product: Product | undefined, size: Size): product is Product {
  return product !== undefined && !unavailableReason(product, size);
}
