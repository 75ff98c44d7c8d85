import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Order } from '@nargisus/domain/orders';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useOrder } from '#data/orders/staff-order-queries.ts';
import { adminOrderStrings } from '#locales/en/admin-order.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { useWayBack } from '../shared/way-back.ts';
import { useDeleteOrder } from '../orders/use-delete-order.ts';
import { AuditTrail } from './audit-trail.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { StaffNotes } from './staff-notes.tsx';

/**
 * /dashboard/orders/{id}: everything the shop knows of one order, live. Reads the order, who had a
 * hand in it, its notes and its audit log; its payments come by a call.
 */
export function OrderPage({ id }: { id: string }) {
  const t = useStrings(adminOrderStrings);
  const order = useOrder(id);
  const wayBack = useWayBack(paths.dashboard('orders'));
  return (
    <>
      <Button
        component={Link}
        to={wayBack}
        variant="text"
        size="small"
        startIcon={<ArrowLeftIcon size={18} />}
        sx={{ mb: 2, ml: -1 }}
      >
        {t.back}
      </Button>
      {order.state === 'loading' && <LoadingScreen text="" />}
      {order.state === 'failed' && <LoadFailed text={t.failed} onRetry={order.retry} />}
      {order.state === 'missing' && (
        <>
          <Typography variant="h2" component="h1" gutterBottom>
            {t.missing}
          </Typography>
          <Typography color="textSecondary">{t.missingText}</Typography>
        </>
      )}
      {order.state === 'ready' && <ReadyOrder order={order.value} />}
    </>
  );
}

function ReadyOrder({ order }: { order: Order }) {
  return (
    <>
      <OrderHead order={order} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, lg: 6 },
          gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          <OrderLines order={order} />
          <OrderTimeline order={order} />
          <StaffNotes orderId={order._id} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          <OrderFacts order={order} />
          <AuditTrail order={order} />
        </Box>
      </Box>
      <DeleteOrder order={order} />
    </>
  );
}

/** At the end of the page: what staff mean nearly always is to cancel. */
function DeleteOrder({ order }: { order: Order }) {
  const t = useStrings(adminOrderStrings);
  const navigate = useNavigate();
  const { remove, isBusy } = useDeleteOrder();
  const wayBack = useWayBack(paths.dashboard('orders'));
  return (
    <Box
      component="section"
      aria-label={t.remove}
      sx={{ mt: 6, pt: 3, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, maxWidth: '64ch' }}>
        {t.removeHint}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        color="error"
        disabled={isBusy}
        onClick={() =>
          void remove(order).then((isGone) => {
            if (isGone) void navigate(wayBack, { replace: true });
          })
        }
      >
        {t.remove}
      </Button>
    </Box>
  );
}
