import Box from '@mui/material/Box';
import { ORDER_STATUSES, statusLabel, type OrderCounters } from '@nargisus/domain/orders';
import type { Loadable } from '../../../data/loadable.ts';
import { StatCard } from '../stat-card.tsx';

/** How many orders stand where: a card per order status (SPEC 2). */
export function StatusBreakdown({ counters }: { counters: Loadable<OrderCounters> }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 4,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(5, 1fr)' },
        '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } }, // five do not fill pairs
      }}
    >
      {ORDER_STATUSES.map((status) => (
        <StatCard key={status} name={statusLabel(status)} of={counters}>
          {(it) => it.statuses[status] ?? 0}
        </StatCard>
      ))}
    </Box>
  );
}
