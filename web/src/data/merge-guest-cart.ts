import { MAX_LINES_PER_COMMIT, mergeCarts, type CartOwner } from '@nargisus/domain/cart';
import type { Product } from '@nargisus/domain/catalogue';
import { readLines, removeLines, writeLines, type LineWrite } from './carts.repository.ts';
import { readProducts } from './read-products.ts';

/**
 * Takes the guest's lines over into the user's cart, eight at a time, and empties the guest cart (DESIGN 3).
 * Each eight leave the guest cart right after they arrived, so an interruption can add at most those again.
 * Reads both carts' lines and the products of the lines that are new.
 */
export async function mergeGuestCart(guest: CartOwner, user: CartOwner): Promise<void> {
  const [guestLines, userLines] = await Promise.all([readLines(guest), readLines(user)]);
  const own = new Set(userLines.map((line) => line._id));
  const { writes } = mergeCarts(userLines, guestLines);
  const products = await readProducts(
    writes.filter(({ line }) => !own.has(line._id)).map(({ line }) => line.productId),
  );

  const left = new Map(guestLines.map((line) => [line._id, line]));
  for (let from = 0; from < writes.length; from += MAX_LINES_PER_COMMIT) {
    const some = writes.slice(from, from + MAX_LINES_PER_COMMIT);
    const changes = some.flatMap(({ line, quantity }): LineWrite[] => {
      if (own.has(line._id)) return [{ _id: line._id, quantity }];
      const product = products.get(line.productId);
      return isSold(product) ? [{ product, size: line.size, quantity }] : [];
    });
    if (changes.length > 0) await writeLines(user, changes);
    await removeLines(
      guest,
      some.map(({ line }) => line),
    );
    for (const { line } of some) left.delete(line._id);
  }
  await removeLines(guest, [...left.values()]); // found no room, or the user had ten already
}

function isSold(product: Product | undefined): product is Product {
  return product?.inStock === true;
}
