import { MAX_LINES_PER_MOVE, mergeCarts, type CartOwner } from '@nargisus/domain/cart';
import type { Product } from '@nargisus/domain/catalogue';
import { moveLines, readCart, removeLines } from './cart-documents.ts';
import { readProducts } from '../catalogue/read-products.ts';

/**
 * Takes the guest's lines over into the user's cart, six at a time, and empties the guest cart
 * (docs/architecture.md#where-data-lies). Each six leave the one cart in the commit that adds them to the other, so
 * it may be interrupted anywhere and tried again. Reads both carts' lines, the products of the lines that are new,
 * and each line once more as it moves.
 */
export async function mergeGuestCart(guest: CartOwner, user: CartOwner): Promise<void> {
  const [guestLines, userLines] = await Promise.all([readCart(guest.id), readCart(user.id)]);
  const own = new Set(userLines.map((line) => line._id));
  const taken = mergeCarts(userLines, guestLines).writes.map(({ line }) => line);
  const fresh = taken.filter((line) => !own.has(line._id));
  const products = await readProducts(fresh.map((line) => line.productId));

  for (let from = 0; from < taken.length; from += MAX_LINES_PER_MOVE) {
    const moves = taken.slice(from, from + MAX_LINES_PER_MOVE).map((line) => {
      const product = products.get(line.productId);
      return isSold(product) ? { line, product } : { line };
    });
    await moveLines(guest, user, moves);
  }
  const takenIds = new Set(taken.map((line) => line._id));
  // Found no room, or the user had ten already.
  await removeLines(
    guest,
    guestLines.filter((line) => !takenIds.has(line._id)),
  );
}

function isSold(product: Product | undefined): product is Product {
  return product?.inStock === true;
}
