import type { Product } from '../catalogue/product.ts';
import { lineSizing } from '../catalogue/size-choice.ts';
import { sizingOf } from '../catalogue/sizes.ts';

/** What a cart line copies of its product; firestore.rules compare it (isAsInShop). */
export type LineDetails = Pick<Product, 'name' | 'nameBn' | 'price' | 'image' | 'sizing'>;

export function lineDetails({ name, nameBn, price, image, sizing }: LineDetails): LineDetails {
  return { name, ...(nameBn && { nameBn }), price, image, ...lineSizing({ sizing }) };
}

/** Returns whether a line shows what its product is. */
export function hasDetails(line: LineDetails, of: LineDetails): boolean {
  return (
    line.name === of.name &&
    line.nameBn === of.nameBn &&
    line.price === of.price &&
    line.image === of.image &&
    sizingOf(line) === sizingOf(of)
  );
}

/** Returns a line with what its product is now. */
export function withDetails<Line extends LineDetails>(
  { nameBn: _nameBn, sizing: _sizing, ...line }: Line,
  of: LineDetails,
) {
  return { ...line, ...lineDetails(of) };
}
