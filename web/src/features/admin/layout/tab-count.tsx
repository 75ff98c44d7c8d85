import Box from '@mui/material/Box';
import type { OrderCounters } from '@nargisus/domain/orders';
import type { DashboardTab } from '#config/paths.ts';
import { useOrderCounters } from '#data/stats/counter-queries.ts';
import { useFormats } from '#locales/formats.ts';
import { StagedRender } from '#ui/staged-render.tsx';

type Count = (counters: OrderCounters) => number;

/** docs/reference/specification.md 2: all orders, and the deliveries that wait. */
const COUNTS: Partial<Record<DashboardTab, Count>> = {
  orders: ({ orders }) => orders,
  delivery: ({ deliveries }) => deliveries.pending ?? 0,
};

/** The number beside a tab's name, live. Nothing as long as nothing is known. */
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
