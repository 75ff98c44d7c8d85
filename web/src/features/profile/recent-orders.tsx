import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '@nargisus/domain/orders';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { Loadable } from '../../data/loadable.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { profileMessages } from './profile-messages.ts';
import { RecentOrder } from './recent-order.tsx';

/** SPEC 2, Recent Orders. `ordersCount` numbers them: the newest of twelve is 'Order #12'. */
export function RecentOrders({
  orders,
  ordersCount,
}: {
  orders: Loadable<Order[]>;
  ordersCount: number | null;
}) {
  if (orders.state === 'loading') return <OrderRowSkeletons />;
  if (orders.state === 'failed') {
    return <LoadFailed text={profileMessages.historyFailed} onRetry={orders.retry} />;
  }
  if (orders.state === 'missing' || orders.value.length === 0) return <NoOrdersYet />;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {profileMessages.hint}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
        {orders.value.map((order, index) => (
          <RecentOrder
            key={order._id}
            order={order}
            title={
              ordersCount === null ? 'Order' : `Order #${Math.max(ordersCount, orders.value.length) - index}`
            }
          />
        ))}
      </Box>
    </>
  );
}

function NoOrdersYet() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: 2 }}>
      <Typography variant="h4" component="p">
        {profileMessages.none}
      </Typography>
      <Button component={Link} to={paths.products()}>
        Start Shopping
      </Button>
    </Stack>
  );
}

function OrderRowSkeletons() {
  return (
    <Stack spacing="1px" role="status" aria-label="Loading orders">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rectangular" height={84} />
      ))}
    </Stack>
  );
}
