import { CATALOGUE, type ListedProduct } from '../catalogue.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { productSvg } from './product-picture.ts';
import { renderPicture, type RenderedFile } from './render-picture.ts';

/** A card on a phone, a card on a dense screen, the product page. */
export const PRODUCT_WIDTHS = [320, 640, 960] as const;
const PRODUCT_ASPECT = 4 / 5;

const AT_ONCE = 2;

export interface ProductFiles {
  readonly product: ListedProduct;
  readonly files: readonly RenderedFile[];
}

/** Pictures of the whole catalogue: some 30 CPU-seconds the first time, next to nothing afterwards. */
export function renderCatalogue(products: readonly ListedProduct[] = CATALOGUE): Promise<ProductFiles[]> {
  return mapConcurrently(products, AT_ONCE, async (product) => ({
    product,
    files: await renderPicture(productSvg(product.picture), PRODUCT_WIDTHS, PRODUCT_ASPECT),
  }));
}
