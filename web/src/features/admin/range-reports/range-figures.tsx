import { meanOrderValue, returnRate, type RangeSums } from '@nargisus/domain/reports';
import { adminRangeReportsStrings } from '#locales/en/staff/admin-range-reports.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { StatCard } from '../shared/stat-card.tsx';
import { StatCardGrid } from '../shared/stat-card-grid.tsx';

/** Renders the figures of the whole range. */
export function RangeFigures({ sums }: { sums: RangeSums }) {
  const t = useStrings(adminRangeReportsStrings);
  const { number, percent, taka } = useFormats();
  const { summary, returns, days } = sums;
  const sold = days.reduce((sum, day) => sum + day.sold, 0);
  const mean = meanOrderValue(sums);
  const returned = (back: number, delivered: number) => {
    const rate = returnRate(delivered, back);
    return rate === null
      ? (['–', t.noReturnNote] as const)
      : ([percent(rate), t.returnNote(number(back), number(back + delivered))] as const);
  };
  const figures = {
    orders: [number(summary.orders), t.soldNote(number(sold))],
    pieces: [number(summary.pieces), t.piecesNote],
    revenue: [taka(summary.revenue)],
    mean: [mean === null ? '–' : taka(mean)],
    returnedOrders: returned(returns.returnedOrders, returns.deliveredOrders),
    returnedPieces: returned(returns.returnedPieces, returns.deliveredPieces),
  } as const satisfies Record<keyof typeof t.figures, readonly string[]>;
  return (
    <StatCardGrid across={3} onPhone={1}>
      {(Object.keys(figures) as (keyof typeof figures)[]).map((figure) => {
        const [value, note]: readonly string[] = figures[figure];
        return (
          <StatCard key={figure} name={t.figures[figure]} note={note} of={{ state: 'ready', value }}>
            {(written) => written}
          </StatCard>
        );
      })}
    </StatCardGrid>
  );
}
