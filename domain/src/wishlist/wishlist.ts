import * as z from 'zod/mini';
import { productIdSchema } from '../catalogue/product-id.ts';
import { momentSchema } from '../time/moment.ts';

/** The maximum number of products on a wishlist; firestore.rules repeats it. */
export const MAX_WISHLIST = 100;

/** The products of a wishlist without repeats, in the order in which they were added. */
export const wishlistIdsSchema = z
  .array(productIdSchema)
  .check(z.maxLength(MAX_WISHLIST))
  .check(z.refine((ids) => new Set(ids).size === ids.length));

/** The document wishlists/{uid} of a signed-in user. A guest's list stays in the browser. */
export const wishlistSchema = z.object({
  _id: z.string(),
  productIds: wishlistIdsSchema,
  updatedAt: momentSchema,
});

/**
 * Returns which of a guest's products to add to the user's wishlist at sign-in, in the order in which they were added. Leaves
 * out those that the user has already and, when the list would be too long, the oldest.
 */
export function wishlistAdditions(own: readonly string[], guest: readonly string[]): string[] {
  const isOwn = new Set(own);
  const added = [...new Set(guest)].filter((id) => !isOwn.has(id));
  const room = Math.max(0, MAX_WISHLIST - isOwn.size);
  return added.slice(Math.max(0, added.length - room));
}
