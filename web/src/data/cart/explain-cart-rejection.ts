import type { Product } from '@nargisus/domain/catalogue';
import { ShopError } from '@nargisus/domain/contract';
import { dataErrors } from '#locales/data-errors.ts';
import { setProductData } from '../catalogue/product-queries.ts';

/**
 * The rules refuse an addition without a reason. Most often the product on screen is no longer the one in the shop: asks
 * for it as it is now, lets the pages that show it know, and says what has changed. Reads one document.
 */
export async function explainCartRejection(refusal: ShopError, shown: Product): Promise<ShopError> {
  try {
    const { readProducts } = await import('../catalogue/read-products.ts');
    const now = (await readProducts([shown.id])).get(shown.id) ?? null;
    setProductData(shown.id, now);
    const message = changeOf(shown, now);
    return message ? new ShopError('conflict', message, { cause: refusal }) : refusal;
  } catch {
    return refusal;
  }
}

function changeOf(shown: Product, now: Product | null): string | undefined {
  if (!now) return dataErrors.noLongerSold;
  if (!now.inStock) return dataErrors.outOfStock;
  if (now.price !== shown.price) return dataErrors.repriced;
  const sameFace = now.name === shown.name && now.image === shown.image;
  return sameFace ? undefined : dataErrors.changed;
}
