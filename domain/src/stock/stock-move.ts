import * as z from 'zod/mini';
import { momentSchema } from '../time/moment.ts';
import type { Stock } from './stock.ts';

/** Why the stock of a size changed. */
export const STOCK_MOVE_REASONS = [
  'order-placed',
  'order-changed',
  'order-cancelled',
  'order-revived',
  'order-deleted',
  'handed-over',
  'received-back',
  'written-off',
  'delivery',
  'count',
  'repair',
] as const;

export type StockMoveReason = (typeof STOCK_MOVE_REASONS)[number];

const levelsSchema = z.object({ onHand: z.int(), committed: z.int() });

export type StockLevels = z.output<typeof levelsSchema>;

/**
 * stockMoves/{id}: one change of a size's `onHand` and `committed`, appended in the transaction of the change and never
 * altered. The stock of a size equals the sum of its moves. Holds are not moves: they lapse without a write.
 */
export const stockMoveSchema = z.object({
  _id: z.string(),
  stock: z.string(),
  createdAt: momentSchema,
  why: z.enum(STOCK_MOVE_REASONS),
  /** The order that moved it; null for a change by staff. */
  order: z.nullable(z.object({ _id: z.string(), orderId: z.string() })),
  /** The uid of the staff account; null for customers, riders and the shop itself. */
  by: z.nullable(z.string()),
  from: levelsSchema,
  to: levelsSchema,
  /** The reason of a count, or the number of a delivery. */
  note: z.string(),
});

export type StockMove = z.output<typeof stockMoveSchema>;

export const levelsOf = ({ onHand, committed }: Pick<Stock, 'onHand' | 'committed'>): StockLevels => ({
  onHand,
  committed,
});
