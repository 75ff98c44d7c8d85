import type { Availability, SizeAvailability } from './availability.ts';
import { defaultSizeOf } from './size-choice.ts';
import { sizesOf, type Size, type Sized } from './sizes.ts';

/** The part of a product that says which of its sizes are there. */
export type Stocked = Sized & { readonly inStock: boolean; readonly availability?: Availability | undefined };

/** Returns what is known of a size's stock; undefined for a size that is not counted. It may be seconds old. */
export function availabilityOfSize(
  { availability }: Pick<Stocked, 'availability'>,
  size: Size,
): SizeAvailability | undefined {
  return availability?.[size];
}

export function isSizeSoldOut(product: Pick<Stocked, 'availability'>, size: Size): boolean {
  return availabilityOfSize(product, size)?.state === 'out';
}

/** Returns whether nothing of a product can be bought: staff took it out of stock, or each of its sizes is sold out. */
export function isSoldOut(product: Stocked): boolean {
  return !product.inStock || sizesOf(product).every((size) => isSizeSoldOut(product, size));
}

/** Returns how many pieces of all sizes are left, where every size is sold out or low; undefined otherwise. */
export function fewPiecesLeft(product: Stocked): number | undefined {
  const known = sizesOf(product).map((size) => availabilityOfSize(product, size));
  if (isSoldOut(product) || known.some((it) => it === undefined || it.state === 'in')) return undefined;
  return known.reduce((sum, it) => sum + (it?.left ?? 0), 0);
}

/** Returns the size that is chosen when a shopper opens the product's page: its default size unless that is sold out. */
export function startingSizeOf(product: Stocked): Size | undefined {
  const size = defaultSizeOf(product);
  return size !== undefined && isSizeSoldOut(product, size) ? undefined : size;
}
