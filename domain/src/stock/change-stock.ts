import { DEFAULT_LOW_AT, stockId, type Stock } from './stock.ts';

/** What a change by staff makes of a size's stock, or why it cannot be made. */
export type StockResult =
  | { readonly ok: true; readonly stock: Stock }
  /** The stored value is not the one that the user saw. */
  | { readonly ok: false; readonly reason: 'stale'; readonly is: number | null }
  | { readonly ok: false; readonly reason: 'not-counted' }
  /** Fewer pieces than are sold and wait to be handed over. */
  | { readonly ok: false; readonly reason: 'below-committed'; readonly committed: number };

interface Count {
  readonly productId: string;
  readonly size: string;
  /** The pieces on the shelf. */
  readonly onHand: number;
  /** The number that the user saw; null to begin counting the size. */
  readonly was: number | null;
  readonly now: Date;
}

/** Sets the counted pieces of a size, or begins to count it. Keeps what is committed, also from an earlier count. */
export function countStock(
  stock: Stock | undefined,
  { productId, size, onHand, was, now }: Count,
): StockResult {
  const is = stock?.isCounted ? stock.onHand : null;
  if (is !== was) return { ok: false, reason: 'stale', is };
  if (stock && onHand < stock.committed) {
    return { ok: false, reason: 'below-committed', committed: stock.committed };
  }
  const line = { productId, size };
  const fresh: Stock = {
    _id: stockId(line),
    ...line,
    isCounted: true,
    onHand: 0,
    committed: 0,
    holds: {},
    lowAt: DEFAULT_LOW_AT,
    updatedAt: now,
  };
  return { ok: true, stock: { ...(stock ?? fresh), isCounted: true, onHand } };
}

/** Adds a delivery's pieces to a counted size. */
export function receiveDelivery(stock: Stock | undefined, quantity: number): StockResult {
  if (!stock?.isCounted) return { ok: false, reason: 'not-counted' };
  return { ok: true, stock: { ...stock, onHand: stock.onHand + quantity } };
}

/** Sets from how many pieces a counted size is low. */
export function setLowAt(
  stock: Stock | undefined,
  { lowAt, was }: { readonly lowAt: number; readonly was: number },
): StockResult {
  if (!stock?.isCounted) return { ok: false, reason: 'not-counted' };
  if (stock.lowAt !== was) return { ok: false, reason: 'stale', is: stock.lowAt };
  return { ok: true, stock: { ...stock, lowAt } };
}

/** Stops counting a size: it is sold without limit again. */
export function stopCounting(stock: Stock | undefined): StockResult {
  if (!stock?.isCounted) return { ok: false, reason: 'not-counted' };
  return { ok: true, stock: { ...stock, isCounted: false } };
}
