import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { changeInPercent, PERIOD_LENGTHS, periodStats, type OrderCounters } from '@nargisus/domain/orders';
import { addDays, dhakaDay } from '@nargisus/domain/time';
import { adminOverviewStrings } from '#locales/en/staff/admin-overview.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useListParams } from '../shared/use-list-params.ts';
import { DayBars } from './day-bars.tsx';
import { SalesBreakdown, SalesBreakdownSkeleton } from './sales-breakdown.tsx';
import { isLargeChange } from './large-change.ts';
import { StatusBars } from './status-bars.tsx';
import { RenderWhenVisible } from './render-when-visible.tsx';

const LENGTHS = PERIOD_LENGTHS.map(String);

/**
 * Renders revenue and orders per day, compared with the previous period, from the counters that the cards read
 * anyway; then the sales of the period.
 */
export function Period({ counters }: { counters: OrderCounters }) {
  const t = useStrings(adminOverviewStrings);
  const formats = useFormats();
  const { oneOf, set } = useListParams();
  const chosen = oneOf('days', LENGTHS) ?? '30';
  const length = Number(chosen);
  const today = dhakaDay(new Date());
  const now = periodStats(counters, today, length);
  const before = periodStats(counters, addDays(today, -length), length);
  const compared = (is: number, was: number) => {
    const change = changeInPercent(is, was);
    if (change === undefined) return t.nothingBefore;
    if (change === 0) return t.same;
    if (isLargeChange(change)) return t.farMore;
    return change > 0 ? t.more(formats.number(change)) : t.less(formats.number(-change));
  };
  return (
    <Box component="section" aria-labelledby="period" sx={{ mt: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography id="period" variant="h3" component="h2" sx={{ mr: 'auto' }}>
          {t.period}
        </Typography>
        <Box role="group" aria-labelledby="period" sx={{ display: 'flex', gap: 1 }}>
          {LENGTHS.map((it) => (
            <Button
              key={it}
              size="small"
              variant={it === chosen ? 'contained' : 'outlined'}
              aria-pressed={it === chosen}
              onClick={() => set({ days: it === '30' ? null : it }, { replace: true })}
            >
              {t.days(formats.number(Number(it)))}
            </Button>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <DayBars
          title={t.revenuePerDay}
          total={formats.taka(now.revenue)}
          compared={compared(now.revenue, before.revenue)}
          counts={t.revenueCounts}
          days={now.days.map(({ day, revenue }) => ({ day, value: revenue, label: formats.taka(revenue) }))}
        />
        <DayBars
          title={t.ordersPerDay}
          total={formats.number(now.orders)}
          compared={compared(now.orders, before.orders)}
          counts={t.ordersCount}
          days={now.days.map(({ day, orders }) => ({ day, value: orders, label: formats.number(orders) }))}
        />
      </Box>
      <Box sx={{ mt: 2 }}>
        <StatusBars counters={counters} />
      </Box>
      <RenderWhenVisible placeholder={<SalesBreakdownSkeleton />}>
        <SalesBreakdown key={length} period={{ last: today, length }} counters={counters} />
      </RenderWhenVisible>
    </Box>
  );
}
