import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SHOWN_STATUSES, type OrderCounters } from '@nargisus/domain/orders';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { adminOverviewStrings } from '#locales/en/staff/admin-overview.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import { ChartBox } from './chart-box.tsx';

/** Renders the number of orders per status, each linked to these orders. */
export function StatusBars({ counters }: { counters: OrderCounters }) {
  const t = useStrings(adminOverviewStrings);
  const formats = useFormats();
  const countOf = (status: string) => counters.statuses[status] ?? 0;
  const most = Math.max(...SHOWN_STATUSES.map(countOf), 1);
  return (
    <ChartBox title={t.byStatus}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {SHOWN_STATUSES.map((status) => (
          <Box
            component="li"
            key={status}
            sx={{
              display: 'grid',
              gridTemplateColumns: '112px minmax(0, 1fr) 5ch',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 44,
            }}
          >
            <Link to={`${paths.dashboard('orders')}?status=${status}`}>
              <StatusBadge status={status} />
            </Link>
            <Box aria-hidden sx={{ height: 12, bgcolor: 'cloth' }}>
              <Box
                sx={{ height: '100%', bgcolor: 'primary.main' }}
                style={{ width: `${(countOf(status) / most) * 100}%` }}
              />
            </Box>
            <Box component="span" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {formats.number(countOf(status))}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {t.ordersCount}
      </Typography>
    </ChartBox>
  );
}
