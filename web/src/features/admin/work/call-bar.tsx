import Box from '@mui/material/Box';
import type { Order } from '@nargisus/domain/orders';
import { useOrderDesk } from '#data/orders/order-desk-queries.ts';
import { adminWorkStrings } from '#locales/en/staff/admin-work.ts';
import { useStrings } from '#locales/use-strings.ts';
import { CallButtons } from '../calls/call-buttons.tsx';
import { CallLink } from '../calls/call-link.tsx';
import { TransitionButton } from '../delivery/transition-button.tsx';

/** Renders, on a phone, a call and its outcome, or the next step of an order, in reach of the thumb. */
export function CallBar({ order, onCalled }: { order: Order; onCalled: (() => void) | undefined }) {
  const desk = useOrderDesk(order._id);
  const t = useStrings(adminWorkStrings);
  return (
    <Box
      sx={{
        display: { xs: 'flex', sm: 'none' },
        gap: 1,
        p: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '& > *': { flex: 1, minHeight: 48 },
      }}
    >
      <CallLink order={order} variant="outlined" label={t.call} />
      {desk.state === 'ready' && desk.value.stage === 'to-call' ? (
        <CallButtons desk={desk.value} onRecorded={onCalled} />
      ) : (
        <TransitionButton order={order} />
      )}
    </Box>
  );
}
