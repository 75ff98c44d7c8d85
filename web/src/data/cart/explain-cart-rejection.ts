import type { Product } from '@nargisus/domain/catalogue';
import { ShopError } from '@nargisus/domain/contract';
import { dataMessages } from '@nargisus/domain/messages';
import { setProductData } from '../catalogue/product-queries.ts';

/**
 * Explains why the rules rejected an addition, for which they give no reason. Most often the product on screen is out of
 * date: reads it as it is now, updates the pages that show it, and returns an error that names the change. Reads one
 * document. Returns the original error when nothing has changed.
 */
export async function explainCartRejection(rejection: ShopError, shown: Product): Promise<ShopError> {
  try {
    const { readProducts } = await import('../catalogue/read-products.ts');
    const now = (await readProducts([shown.id])).get(shown.id) ?? null;
    setProductData(shown.id, now);
    const message = changeOf(shown, now);
    return message ? new ShopError('conflict', message, { cause: rejection }) : rejection;
  } catch {
    return rejection;
  }
}

function changeOf(shown: Product, now: Product | null): string | undefined {
  if (!now) return dataMessages.noLongerSold;
  if (!now.inStock) return dataMessages.outOfStock;
  if (now.price !== shown.price) return dataMessages.repriced;
  const looksTheSame = now.name === shown.name && now.image === shown.image;
  return looksTheSame ? undefined : dataMessages.changed;
}
