import { cartTotal, hasDetails, withDetails, type CartItem } from '@nargisus/domain/cart';
import {
  asOf,
  availabilityOfSize,
  unavailableReason,
  type Product,
  type UnavailableReason,
} from '@nargisus/domain/catalogue';
import type { Paisa } from '@nargisus/domain/money';
import type { Loadable } from '#data/query/loadable.ts';

/** Why a line cannot be bought now. */
export type LineUnavailableReason = 'gone' | UnavailableReason;

/** Returns why a line cannot be bought, null when it can or when its product is not loaded. */
export function lineUnavailableReason(
  { size }: Pick<CartItem, 'size'>,
  product: Loadable<Product> | undefined,
): LineUnavailableReason | null {
  if (product?.state === 'missing') return 'gone';
  return product?.state === 'ready' ? (unavailableReason(product.value, size) ?? null) : null;
}

/**
 * Returns how many pieces of a line's size are left, when they are fewer than the line wants; undefined otherwise, and while the
 * product is not loaded. The line stays in the total: the order decides, and the shopper's own unfinished payment may hold them.
 */
export function piecesShortOf(
  { size, quantity }: Pick<CartItem, 'size' | 'quantity'>,
  product: Loadable<Product> | undefined,
): number | undefined {
  if (product?.state !== 'ready') return undefined;
  const stock = availabilityOfSize(product.value, size);
  const left = stock?.state === 'out' ? 0 : stock?.left;
  return left !== undefined && left < quantity ? left : undefined;
}

/**
 * Returns the line with its product's present names, price, image and size system, which it copied when it was added; null when
 * nothing has changed or the product cannot be bought.
 */
export function updatedLine(
  line: CartItem,
  product: Loadable<Product> | undefined,
  now: Date,
): CartItem | null {
  if (product?.state !== 'ready' || unavailableReason(product.value, line.size)) return null;
  const sold = asOf(product.value, now);
  return hasDetails(line, sold) ? null : withDetails(line, sold);
}

/** Returns the total of the lines that can be bought. */
export function availableTotal(
  lines: readonly CartItem[],
  isUnavailable: (line: CartItem) => boolean,
): Paisa {
  return cartTotal(lines.filter((line) => !isUnavailable(line)));
}
