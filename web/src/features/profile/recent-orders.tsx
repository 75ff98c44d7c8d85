import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '@nargisus/domain/orders';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { Loadable } from '#data/query/loadable.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { OrderRowSkeletons } from './order-row-skeletons.tsx';
import { RecentOrder } from './recent-order.tsx';

/**
 * Renders Recent Orders (docs/reference/specification.md 2), numbered down from `ordersCount`: the newest of twelve is
 * 'Order #12'.
 */
export function RecentOrders({
  orders,
  ordersCount,
}: {
  orders: Loadable<Order[]>;
  ordersCount: number | null;
}) {
  const t = useStrings(profileStrings);
  const formats = useFormats();
  if (orders.state === 'loading') {
    return (
      <div role="status" aria-label={t.loadingOrders}>
        <OrderRowSkeletons />
      </div>
    );
  }
  if (orders.state === 'failed') {
    return <LoadFailed text={t.historyFailed} onRetry={orders.retry} />;
  }
  if (orders.state === 'missing' || orders.value.length === 0) return <NoOrdersYet />;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t.hint}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
        {orders.value.map((order, index) => (
          <RecentOrder
            key={order._id}
            order={order}
            title={
              ordersCount === null
                ? t.order
                : t.orderNumbered(formats.number(Math.max(ordersCount, orders.value.length) - index))
            }
          />
        ))}
      </Box>
    </>
  );
}

function NoOrdersYet() {
  const t = useStrings(profileStrings);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: 2 }}>
      <Typography variant="h4" component="p">
        {t.noOrders}
      </Typography>
      <Typography color="textSecondary">{t.noOrdersText}</Typography>
      <Button component={Link} to={paths.products()}>
        {t.startShopping}
      </Button>
    </Stack>
  );
}
