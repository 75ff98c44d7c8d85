import type { Paisa } from '../money/paisa.ts';
import { paisaFromTaka } from '../money/taka.ts';

/** The longest text that an end of the price filter keeps: "৳1,25,00,000.00" has one character less. */
export const MAX_PRICE_TEXT = 16;

/** The two ends of the price filter as they were typed, in taka; '' leaves an end open. */
export interface TypedPriceRange {
  readonly from: string;
  readonly to: string;
}

/** Why an end of the price filter is not used. */
export type PriceError = 'not-a-price' | 'below-from';

export interface PriceRange {
  /** Lowest price that fits, in paisa; null when open or not used. */
  readonly least: Paisa | null;
  /** Highest price that fits, in paisa; null when open or not used. */
  readonly most: Paisa | null;
  readonly errors: { readonly from?: PriceError; readonly to?: PriceError };
}

/**
 * Reads a typed price range, in either digits. An end that cannot be used is left out and named in `errors`: a text that is
 * no amount of taka or is below zero, and an upper end below the lower one.
 */
export function readPriceRange({ from, to }: TypedPriceRange): PriceRange {
  const least = readEnd(from);
  const most = readEnd(to);
  const isCrossed = typeof least === 'number' && typeof most === 'number' && most < least;
  return {
    least: least ?? null,
    most: isCrossed ? null : (most ?? null),
    errors: {
      ...(least === undefined && { from: 'not-a-price' }),
      ...(most === undefined && { to: 'not-a-price' }),
      ...(isCrossed && { to: 'below-from' }),
    },
  };
}

/** Returns null for an open end, undefined for a text that is not a price. */
function readEnd(typed: string): Paisa | null | undefined {
  if (!typed.trim()) return null;
  const amount = paisaFromTaka(typed);
  return amount === undefined || amount < 0 ? undefined : amount;
}
