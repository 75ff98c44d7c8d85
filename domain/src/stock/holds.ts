import type { Stock } from './stock.ts';

/** How long an attempt to pay online reserves its pieces, in ms. */
export const HOLD_MS = 30 * 60_000;

/** How many attempts of one account may hold stock at once. */
export const MAX_HOLDING_ATTEMPTS = 3;

/** Returns the stock with pieces reserved for an attempt until HOLD_MS after `now`. */
export function withHold(stock: Stock, tranId: string, quantity: number, now: Date): Stock {
  const until = new Date(now.getTime() + HOLD_MS);
  return { ...stock, holds: { ...stock.holds, [tranId]: { quantity, until } } };
}

/** Returns the stock without the pieces reserved for an attempt; the same stock when there are none. */
export function withoutHold(stock: Stock, tranId: string): Stock {
  if (!stock.holds[tranId]) return stock;
  const { [tranId]: _released, ...holds } = stock.holds;
  return { ...stock, holds };
}

/** Returns whether an attempt still holds this many pieces at `now`. */
export function isHeld(stock: Pick<Stock, 'holds'>, tranId: string, quantity: number, now: Date): boolean {
  const hold = stock.holds[tranId];
  return hold !== undefined && hold.quantity >= quantity && hold.until > now;
}
