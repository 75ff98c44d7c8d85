import { addPaisa, NO_MONEY } from '../money/paisa.ts';
import { keptItemTotal, piecesKept } from '../orders/refused-pieces.ts';
import type { CostStats } from '../orders/sales-costs.ts';
import type { ReportLine } from './report-lines.ts';

export const NO_GOODS: CostStats = {
  quantity: 0,
  revenue: NO_MONEY,
  knownQuantity: 0,
  knownRevenue: NO_MONEY,
  cost: NO_MONEY,
};

export const addGoods = (a: CostStats, b: CostStats): CostStats => ({
  quantity: a.quantity + b.quantity,
  revenue: addPaisa(a.revenue, b.revenue),
  knownQuantity: a.knownQuantity + b.knownQuantity,
  knownRevenue: addPaisa(a.knownRevenue, b.knownRevenue),
  cost: addPaisa(a.cost, b.cost),
});

/** Returns the pieces of a line that the customer kept, their price and, where it is known, what they cost. */
export function goodsOfLine({ item, costs }: ReportLine): CostStats {
  const sold = { quantity: piecesKept(item), revenue: keptItemTotal(item) };
  return costs
    ? { ...sold, knownQuantity: sold.quantity, knownRevenue: sold.revenue, cost: costs.line }
    : { ...NO_GOODS, ...sold };
}
