import { cartTotal, hasDetails, withDetails, type CartItem } from '@nargisus/domain/cart';
import type { Product } from '@nargisus/domain/catalogue';
import type { Paisa } from '@nargisus/domain/money';
import type { Loadable } from '#data/query/loadable.ts';

/** Why a line cannot be bought now. */
export type UnavailableReason = 'gone' | 'out-of-stock';

/** Returns why a line cannot be bought, null when it can or when its product is not loaded. */
export function unavailableReason(product: Loadable<Product> | undefined): UnavailableReason | null {
  if (product?.state === 'missing') return 'gone';
  return product?.state === 'ready' && !product.value.inStock ? 'out-of-stock' : null;
}

/**
 * Returns the line with its product's present names, price and image, which it copied when it was added; null when nothing has
 * changed or the product cannot be bought.
 */
export function updatedLine(line: CartItem, product: Loadable<Product> | undefined): CartItem | null {
  if (product?.state !== 'ready' || !product.value.inStock) return null;
  return hasDetails(line, product.value) ? null : withDetails(line, product.value);
}

/** Returns the total of the lines that can be bought. */
export function availableTotal(
  lines: readonly CartItem[],
  isUnavailable: (line: CartItem) => boolean,
): Paisa {
  return cartTotal(lines.filter((line) => !isUnavailable(line)));
}
