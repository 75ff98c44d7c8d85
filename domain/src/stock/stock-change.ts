import { sameLine, type StockedLine, type StockedOrder } from '../orders/line-stock.ts';
import { piecesKept } from '../orders/refused-pieces.ts';
import { stockId } from './stock.ts';
import type { StockMoveReason } from './stock-move.ts';

/** What a change of an order does to the stock of one size. */
export interface StockChange {
  readonly stock: string;
  readonly line: StockedLine;
  readonly onHand: number;
  readonly committed: number;
  readonly why: StockMoveReason;
}

/**
 * Returns what placing (`before` is null), changing or deleting (`after` is null) an order does to stock, from the states of
 * its lines (withLineStock). Lines that were sold uncounted move nothing; a write-off is listed, although it moves nothing.
 */
export function stockChange(before: StockedOrder | null, after: StockedOrder | null): StockChange[] {
  const removed = (before?.items ?? []).filter((line) => !sameLine(after, line));
  const pairs = [
    ...(after?.items ?? []).map((line) => [sameLine(before, line), line] as const),
    ...removed.map((line) => [line, undefined] as const),
  ];
  return pairs.flatMap(([was, is]) => {
    const line = is ?? was;
    if (!line || (!was?.stock && !is?.stock)) return [];
    const isSame = was?.stock === is?.stock && was?.quantity === is?.quantity;
    if (isSame && was?.refused?.putBack === is?.refused?.putBack) return [];
    const committed = committedBy(is) - committedBy(was);
    const onHand = onHandChange(was, is);
    const why = reasonOf(before, was, is, after);
    if (onHand === 0 && committed === 0 && why !== 'written-off') return [];
    return [{ stock: stockId(line), line, onHand, committed, why }];
  });
}

/** Returns how many more pieces a change takes from what is available; negative when it gives some back. */
export const piecesTaken = ({ onHand, committed }: Pick<StockChange, 'onHand' | 'committed'>): number =>
  committed - onHand;

const committedBy = (line: StockedLine | undefined): number =>
  line?.stock === 'committed' ? line.quantity : 0;

/** Only what is handed over leaves the shelf, and only what is put back returns to it: deleting the order does neither. */
function onHandChange(was: StockedLine | undefined, is: StockedLine | undefined): number {
  const left = was?.stock === 'handed-over';
  const refusedBack = refusedPutBack(is) - refusedPutBack(was);
  if (is?.stock === 'handed-over') return (left ? was.quantity : 0) - is.quantity + refusedBack;
  if (left && is?.stock === 'restocked') return (is.putBack ?? piecesKept(is)) + refusedBack;
  return was?.stock === is?.stock ? refusedBack : 0;
}

/** Returns how many refused pieces of a line went on the shelf again. */
const refusedPutBack = (line: StockedLine | undefined): number => line?.refused?.putBack ?? 0;

function reasonOf(
  before: StockedOrder | null,
  was: StockedLine | undefined,
  is: StockedLine | undefined,
  after: StockedOrder | null,
): StockMoveReason {
  if (!before) return 'order-placed';
  if (!after) return 'order-deleted';
  if (is?.refused?.putBack !== undefined && was?.refused?.putBack === undefined)
    return is.refused.putBack > 0 ? 'received-back' : 'written-off';
  switch (is?.stock) {
    case 'handed-over':
      return 'handed-over';
    case 'restocked':
      return 'received-back';
    case 'written-off':
      return 'written-off';
    case 'released':
      return 'order-cancelled';
    case 'committed':
      return was?.stock && was.stock !== 'committed' ? 'order-revived' : 'order-changed';
    case undefined:
      return 'order-changed';
  }
}
