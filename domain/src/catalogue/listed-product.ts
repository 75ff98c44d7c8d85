import { beginningOf } from '../text/beginning-of.ts';
import { cardRenditions } from './card-image.ts';
import type { Product } from './product.ts';

/** In characters: the two lines that a card shows. */
const SHOWN_DESCRIPTION = 100;

/**
 * Returns a product as lists carry it: one picture in the widths of a card, no facts, and the beginning of the Bangla
 * description, without the moment of its availability, because the HTML of a list must fit the first packets of a connection
 * (docs/adr/0039). Its page fetches the rest.
 */
export function listedProduct(product: Product): Product {
  const {
    pictures: _pictures,
    images,
    fabric: _fabric,
    fabricBn: _fabricBn,
    fit: _fit,
    fitBn: _fitBn,
    availabilityAt: _at,
    ...rest
  } = product;
  const { care: _care, careBn: _careBn, weight: _weight, sku: _sku, barcode: _barcode, ...listed } = rest;
  const { descriptionBn } = listed;
  return {
    ...listed,
    ...(images && { images: cardRenditions(images) }),
    ...(descriptionBn && { descriptionBn: beginningOf(descriptionBn, SHOWN_DESCRIPTION) }),
  };
}
