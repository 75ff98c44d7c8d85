import { marginOf, type CostStats } from '@nargisus/domain/orders';
import type { RangeSums } from '@nargisus/domain/reports';
import { adminRangeReportsStrings } from '#locales/en/staff/admin-range-reports.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import type { BreakdownColumn } from './breakdown-table.tsx';

export type OrderRow = Pick<RangeSums['days'][number], 'orders' | 'sold' | 'revenue'>;

const NONE = '–';

/** Returns the columns of figures that several breakdowns share. */
export function useColumns() {
  const { names } = useStrings(adminRangeReportsStrings);
  const { number, percent, taka } = useFormats();
  const orders: readonly BreakdownColumn<OrderRow>[] = [
    { name: names.orders, cell: ({ orders }) => number(orders) },
    { name: names.sold, cell: ({ sold }) => number(sold) },
    { name: names.revenue, cell: ({ revenue }) => taka(revenue) },
  ];
  const withMargin = (cell: (margin: NonNullable<ReturnType<typeof marginOf>>) => string) =>
    function MarginCell(row: CostStats) {
      const margin = marginOf(row);
      return margin ? cell(margin) : NONE;
    };
  const goods: readonly BreakdownColumn<CostStats>[] = [
    { name: names.pieces, cell: ({ quantity }) => number(quantity) },
    { name: names.revenue, cell: ({ revenue }) => taka(revenue) },
    { name: names.cost, cell: (row) => (marginOf(row) ? taka(row.cost) : NONE) },
    { name: names.margin, cell: withMargin(({ amount }) => taka(amount)) },
    { name: names.marginPercent, cell: withMargin((margin) => percent(margin.percent)) },
  ];
  return { orders, goods };
}
