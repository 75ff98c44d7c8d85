import { isSizeSoldOut, type Stocked } from './product-availability.ts';
import { sizesOf, type Size } from './sizes.ts';
import { unavailableReason } from './unavailable-reason.ts';

/** Returns whether a size can be bought, as far as the product's page knows. */
export function isSizeForSale(product: Stocked, size: Size): boolean {
  return unavailableReason(product, size) === undefined && !isSizeSoldOut(product, size);
}

/** Returns the sizes that a shopper can wait for: those that the product is made in and that cannot be bought now. */
export function waitableSizes(product: Stocked): Size[] {
  return sizesOf(product).filter((size) => !isSizeForSale(product, size));
}

/** Returns the sizes that a change of a product put on sale again, by stock or by staff's switch. */
export function sizesBackInStock(before: Stocked, after: Stocked): Size[] {
  return sizesOf(after).filter((size) => isSizeForSale(after, size) && !isSizeForSale(before, size));
}
