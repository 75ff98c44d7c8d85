import {
  DEFAULT_SIZE,
  DEFAULT_SIZING,
  sizesOf,
  sizingOf,
  type Size,
  type Sized,
  type Sizing,
} from './sizes.ts';

/**
 * Returns the size that is chosen when a shopper opens the product's page: M where it is made
 * (docs/reference/specification.md 9), or the only size; undefined where shoppers must choose, because a shoe in a size
 * that was chosen for them comes back.
 */
export function defaultSizeOf(product: Sized): Size | undefined {
  const sizes = sizesOf(product);
  return sizes.length === 1 ? sizes[0] : sizes.find((size) => size === DEFAULT_SIZE);
}

/** Returns whether shoppers have a choice of sizes, so that a screen shows them. */
export function hasSizes(product: Pick<Sized, 'sizing'>): boolean {
  return product.sizing !== 'one-size';
}

/** Returns the size system as a line of a cart or order stores it: not at all for letters. */
export function lineSizing(product: Pick<Sized, 'sizing'>): { readonly sizing?: Sizing } {
  const sizing = sizingOf(product);
  return sizing === DEFAULT_SIZING ? {} : { sizing };
}
