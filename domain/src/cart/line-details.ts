import type { Product } from '../catalogue/product.ts';

/** What a cart line copies of its product; firestore.rules compare it (isAsInShop). */
export type LineDetails = Pick<Product, 'name' | 'nameBn' | 'price' | 'image'>;

export function lineDetails({ name, nameBn, price, image }: LineDetails): LineDetails {
  return { name, ...(nameBn && { nameBn }), price, image };
}

/** Returns whether a line shows what its product is. */
export function hasDetails(line: LineDetails, of: LineDetails): boolean {
  return (
    line.name === of.name && line.nameBn === of.nameBn && line.price === of.price && line.image === of.image
  );
}

/** Returns a line with what its product is now. */
export function withDetails<Line extends LineDetails>({ nameBn: _before, ...line }: Line, of: LineDetails) {
  return { ...line, ...lineDetails(of) };
}
