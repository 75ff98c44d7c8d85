import type { Product } from './product.ts';
import type { StyleColour } from './product-details.ts';

/** The most products of one style that show each other. */
export const MAX_STYLE_COLOURS = 12;

/**
 * Returns what the products of a style store as `colours`, oldest first: nothing for a single one, and none without a
 * colour. At most MAX_STYLE_COLOURS.
 */
export function styleColours(
  products: readonly Pick<Product, 'id' | 'colour' | 'createdAt'>[],
): StyleColour[] | undefined {
  const coloured = products.flatMap(({ id, colour, createdAt }) =>
    colour ? [{ id, colour, createdAt }] : [],
  );
  if (coloured.length < 2) return undefined;
  return coloured
    .sort((a, b) => Number(a.createdAt) - Number(b.createdAt) || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_STYLE_COLOURS)
    .map(({ id, colour }) => ({ id, ...colour }));
}
