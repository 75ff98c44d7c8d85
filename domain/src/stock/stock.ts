import * as z from 'zod/mini';
import { productIdSchema } from '../catalogue/product-id.ts';
import { momentSchema } from '../time/moment.ts';

/** The largest number of pieces of one size. */
export const MAX_PIECES = 100_000;

/** The number of pieces from which a size is low, unless staff choose another. */
export const DEFAULT_LOW_AT = 3;

export const piecesSchema = z.int().check(z.gte(0), z.lte(MAX_PIECES));

/** Pieces that an attempt to pay online reserves. */
const holdSchema = z.object({ quantity: piecesSchema, until: momentSchema });

/**
 * stock/{productId}_{size}: the counted pieces of one size, written by functions only (docs/adr/0046). `onHand` lie on the
 * shelf, `committed` of them are sold and not yet handed over, `holds` are reserved by attempts to pay, by tran_id. A size
 * without this document, or with `isCounted: false`, is not counted.
 */
export const stockSchema = z.object({
  _id: z.string(),
  productId: productIdSchema,
  size: z.string(),
  /** False after staff stopped counting: lines that were sold as counted still move. */
  isCounted: z._default(z.boolean(), true),
  onHand: z.int(),
  committed: z.int(),
  holds: z._default(z.record(z.string(), holdSchema), {}),
  lowAt: piecesSchema,
  updatedAt: momentSchema,
  /** The pieces left without holds, only where they are low: the low-stock list queries it. */
  low: z.optional(z.int()),
  /** When the first hold lapses; missing without holds. The sweep queries it. */
  lapsesAt: z.optional(momentSchema),
});

export type Stock = z.output<typeof stockSchema>;

/** Returns the document id of a size's stock, which is that of its cart line. */
export const stockId = ({ productId, size }: { readonly productId: string; readonly size: string }): string =>
  `${productId}_${size}`;

const STOCK_ID = /^([A-Za-z0-9][A-Za-z0-9_-]{0,63})_([A-Z0-9][A-Z0-9.-]{0,7})$/;

/** Parses a stock id; undefined when it is not one. Product ids may contain underscores, sizes do not. */
export function parseStockId(id: string): { productId: string; size: string } | undefined {
  const [, productId, size] = STOCK_ID.exec(id) ?? [];
  return productId && size ? { productId, size } : undefined;
}

/** Returns the pieces on the shelf that no order has. */
export const uncommitted = ({ onHand, committed }: Pick<Stock, 'onHand' | 'committed'>): number =>
  onHand - committed;

/**
 * Returns how many pieces can be sold at `now`. Lapsed holds do not count.
 * @param except - the tran_id whose own hold does not count
 */
export function availableOf(
  stock: Pick<Stock, 'onHand' | 'committed' | 'holds'>,
  now: Date,
  except?: string,
): number {
  const held = Object.entries(stock.holds)
    .filter(([tranId, { until }]) => tranId !== except && until > now)
    .reduce((sum, [, { quantity }]) => sum + quantity, 0);
  return Math.max(0, uncommitted(stock) - held);
}

/** Returns the stock with the fields that queries need, without lapsed holds, changed at `now`. */
export function storedStock({ low: _low, lapsesAt: _lapsesAt, ...stock }: Stock, now: Date): Stock {
  const live = Object.entries(stock.holds).filter(([, { until }]) => until > now);
  const left = uncommitted(stock);
  const lapses = live.map(([, { until }]) => until.getTime());
  return {
    ...stock,
    holds: Object.fromEntries(live),
    updatedAt: now,
    ...(stock.isCounted && left <= stock.lowAt && { low: left }),
    ...(lapses.length > 0 && { lapsesAt: new Date(Math.min(...lapses)) }),
  };
}
