import Box from '@mui/material/Box';
import { waitingForStaff } from '@nargisus/domain/desk';
import type { OrderCounters } from '@nargisus/domain/orders';
import type { DashboardTab } from '#config/dashboard-tabs.ts';
import { useOrderCounters } from '#data/stats/counter-queries.ts';
import { useFormats } from '#locales/formats.ts';
import { StagedRender } from '#ui/staged-render.tsx';

type Count = (counters: OrderCounters) => number;

/** The tabs with a count: what waits for staff; all orders and pending deliveries (docs/reference/specification.md 2). */
const COUNTS: Partial<Record<DashboardTab, Count>> = {
  work: ({ stages }) => waitingForStaff(stages),
  orders: ({ orders }) => orders,
  delivery: ({ deliveries }) => deliveries.pending ?? 0,
};

/** Renders the count beside a tab's name, live; nothing until it is loaded. */
export function TabCount({ tab }: { tab: DashboardTab }) {
  const count = COUNTS[tab];
  return (
    count && (
      <StagedRender>
        <Counted count={count} />
      </StagedRender>
    )
  );
}

function Counted({ count }: { count: Count }) {
  const formats = useFormats();
  const counters = useOrderCounters();
  if (counters.state !== 'ready') return null;
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        borderRadius: 0.5,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {formats.number(count(counters.value))}
    </Box>
  );
}
