import { formatTaka } from '../money/format-taka.ts';
import { marginOf, type CostStats } from '../orders/sales-costs.ts';

/** Returns cost and margin of a day's goods, as names and figures; none while no cost is known. */
export function marginRows(goods: CostStats): (readonly [name: string, figure: string])[] {
  const margin = marginOf(goods);
  if (!margin) return [];
  const unknown = goods.quantity - goods.knownQuantity;
  return [
    ['Cost of goods', formatTaka(goods.cost)],
    ['Margin', `${formatTaka(margin.amount)} (${margin.percent}%)`],
    ...(unknown > 0 ? [['Pieces without a cost', String(unknown)] as const] : []),
  ];
}
