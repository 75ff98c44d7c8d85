import { cartTotal, type CartItem } from '@nargisus/domain/cart';
import type { Product } from '@nargisus/domain/catalogue';
import type { Paisa } from '@nargisus/domain/money';
import type { Loadable } from '#data/query/loadable.ts';

/** Why a line cannot be bought as things stand. */
export type UnavailableReason = 'gone' | 'out-of-stock';

/** What the shop says of a line's product today; a product that could not be asked for is taken for sold. */
export function unavailableReason(product: Loadable<Product> | undefined): UnavailableReason | null {
  if (product?.state === 'missing') return 'gone';
  return product?.state === 'ready' && !product.value.inStock ? 'out-of-stock' : null;
}

/** The line with its product's present figures, or null where it has them: a line keeps those of the day it was added. */
export function updatedLine(line: CartItem, product: Loadable<Product> | undefined): CartItem | null {
  if (product?.state !== 'ready' || !product.value.inStock) return null;
  const { name, price, image } = product.value;
  const same = name === line.name && price === line.price && image === line.image;
  return same ? null : { ...line, name, price, image };
}

/** What can be bought of the cart today, summed up. */
export function availableTotal(lines: readonly CartItem[], isOut: (line: CartItem) => boolean): Paisa {
  return cartTotal(lines.filter((line) => !isOut(line)));
}
