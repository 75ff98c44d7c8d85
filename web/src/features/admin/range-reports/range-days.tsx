import Box from '@mui/material/Box';
import type { RangeSums } from '@nargisus/domain/reports';
import { startOfDhakaDay } from '@nargisus/domain/time';
import { adminOverviewStrings } from '#locales/en/staff/admin-overview.ts';
import { adminRangeReportsStrings } from '#locales/en/staff/admin-range-reports.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { DayBars } from '../overview/day-bars.tsx';
import { BreakdownFrame } from './breakdown.tsx';
import { BreakdownTable } from './breakdown-table.tsx';

/** Renders revenue and orders of each day. */
export function RangeDays({ sums: { days, summary } }: { sums: RangeSums }) {
  const t = useStrings(adminRangeReportsStrings);
  const overview = useStrings(adminOverviewStrings);
  const { date, number, taka } = useFormats();
  return (
    <BreakdownFrame title={t.days}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <DayBars
          title={overview.revenuePerDay}
          total={taka(summary.revenue)}
          compared={t.total}
          counts={overview.revenueCounts}
          days={days.map(({ day, revenue }) => ({ day, value: revenue, label: taka(revenue) }))}
          hasTable
        />
        <DayBars
          title={overview.ordersPerDay}
          total={number(summary.orders)}
          compared={t.total}
          counts={overview.ordersCount}
          days={days.map(({ day, orders }) => ({ day, value: orders, label: number(orders) }))}
          hasTable
        />
      </Box>
      <BreakdownTable
        label={t.table(t.days)}
        rows={days}
        columns={[
          { name: t.names.day, cell: ({ day }) => date(startOfDhakaDay(day)) },
          { name: t.names.orders, cell: ({ orders }) => number(orders) },
          { name: t.names.sold, cell: ({ sold }) => number(sold) },
          { name: t.names.revenue, cell: ({ revenue }) => taka(revenue) },
        ]}
      />
    </BreakdownFrame>
  );
}
