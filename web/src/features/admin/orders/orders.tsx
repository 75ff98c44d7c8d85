import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useOrderCounters } from '../../../data/counters.repository.ts';
import { useNewestOrders, useRefreshNewestOrders } from '../../../data/orders.repository.ts';
import { toast } from '../../../ui/toast.ts';
import { adminMessages } from '../admin-messages.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { OrdersTable } from './orders-table.tsx';
import { StatusBreakdown } from './status-breakdown.tsx';

/** SPEC 2, Orders: live, so an order placed in the shop appears by itself. Reads twenty orders and ten counters. */
export function Orders() {
  const counters = useOrderCounters();
  const orders = useNewestOrders();
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, mb: 3 }}>
        <Typography variant="h2" component="h1">
          Orders
        </Typography>
        <RefreshButton />
      </Box>
      {counters.state === 'failed' && (
        <LoadFailed text={adminMessages.statsFailed} onRetry={counters.retry} />
      )}
      <StatusBreakdown counters={counters} />
      {orders.state === 'failed' && <LoadFailed text={adminMessages.ordersFailed} onRetry={orders.retry} />}
      {orders.state === 'loading' && <RowSkeletons />}
      {orders.state === 'ready' &&
        (orders.value.length > 0 ? (
          <OrdersTable orders={orders.value} />
        ) : (
          <Typography color="textSecondary">{adminMessages.noOrders}</Typography>
        ))}
    </>
  );
}

function RefreshButton() {
  const refresh = useRefreshNewestOrders();
  const [busy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    refresh()
      .then(
        () => toast(adminMessages.refreshed),
        () => toast(adminMessages.ordersFailed, { kind: 'error' }),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="outlined" size="small" disabled={busy} onClick={run}>
      Refresh
    </Button>
  );
}

function RowSkeletons() {
  return (
    <Stack spacing="1px" role="status" aria-label="Loading orders">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} variant="rectangular" height={64} />
      ))}
    </Stack>
  );
}
