import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Order } from '@nargisus/domain/orders';
import { adminWorkStrings } from '#locales/en/admin-work.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TransitionButton } from '../delivery/transition-button.tsx';

/** Renders, on a phone, a call and the next step of an order, in reach of the thumb. */
export function CallBar({ order }: { order: Order }) {
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
      <Button variant="outlined" href={`tel:${order.shippingAddress.recipientPhone}`}>
        {t.call}
      </Button>
      <TransitionButton order={order} />
    </Box>
  );
}
