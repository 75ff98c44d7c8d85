import {
  sizingOf,
  unavailableReason,
  type Product,
  type Size,
  type UnavailableReason,
} from '@nargisus/domain/catalogue';
import { ShopError } from '@nargisus/domain/contract';
import { dataMessages } from '@nargisus/domain/messages';
import { setProductData } from '../catalogue/product-queries.ts';

/**
 * Explains why the rules rejected an addition, for which they give no reason. Most often the product on screen is out of
 * date: reads it as it is now, updates the pages that show it, and returns an error that names the change. Reads one
 * document. Returns the original error when nothing has changed.
 */
export async function explainCartRejection(
  rejection: ShopError,
  { product: shown, size }: { product: Product; size: Size },
): Promise<ShopError> {
  try {
    const { readProducts } = await import('../catalogue/read-products.ts');
    const stored = (await readProducts([shown.id])).get(shown.id) ?? null;
    setProductData(shown.id, stored);
    const message = messageFor(shown, stored, size);
    return message ? new ShopError('conflict', message, { cause: rejection }) : rejection;
  } catch {
    return rejection;
  }
}

const UNAVAILABLE_MESSAGES: Readonly<Record<UnavailableReason, string>> = {
  'out-of-stock': dataMessages.outOfStock,
  'size-not-made': dataMessages.sizeNotMade,
};

/** Returns the message that names the difference, undefined when there is none. */
function messageFor(shown: Product, stored: Product | null, size: Size): string | undefined {
  if (!stored) return dataMessages.noLongerSold;
  const unavailable = unavailableReason(stored, size);
  if (unavailable) return UNAVAILABLE_MESSAGES[unavailable];
  if (stored.price !== shown.price) return dataMessages.repriced;
  const isSame =
    stored.name === shown.name && stored.image === shown.image && sizingOf(stored) === sizingOf(shown);
  return isSame ? undefined : dataMessages.changed;
}
