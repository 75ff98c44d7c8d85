import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Order } from '@nargisus/domain/orders';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useOrder } from '../../../data/order-list.ts';
import { adminOrderTexts } from '../../../texts/en/admin-order.ts';
import { useFormats } from '../../../texts/formats.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { AlertBox } from '../../../ui/alert-box.tsx';
import { ArrowLeftIcon } from '../../../ui/icons.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { StatusButton } from '../delivery/status-button.tsx';
import { StepButton } from '../delivery/step-button.tsx';
import { useDeleteOrder } from '../orders/use-delete-order.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PaperButton } from './paper-button.tsx';
import { StaffNotes } from './staff-notes.tsx';

/**
 * /dashboard/orders/{id}: everything the shop knows of one order, live. Reads the order, who had a
 * hand in it and its notes; its payments come by a call.
 */
export function OrderPage({ id }: { id: string }) {
  const t = useTexts(adminOrderTexts);
  const order = useOrder(id);
  return (
    <>
      <Button
        component={Link}
        to={paths.dashboard('orders')}
        variant="text"
        size="small"
        startIcon={<ArrowLeftIcon size={18} />}
        sx={{ mb: 2, ml: -1 }}
      >
        {t.back}
      </Button>
      {order.state === 'loading' && <Waiting text="" />}
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
  const t = useTexts(adminOrderTexts);
  const formats = useFormats();
  const navigate = useNavigate();
  const { remove, isBusy } = useDeleteOrder();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere', mr: 1 }}>
          {order.orderId}
        </Typography>
        <StatusBadge status={order.orderStatus} />
        {order.deliveryStatus !== order.orderStatus && <StatusBadge status={order.deliveryStatus} />}
      </Box>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {t.placedOn(formats.dateTime(order.createdAt))}
      </Typography>
      {order.onHold && (
        <AlertBox severity="warning" sx={{ mb: 2.5 }}>
          {t.onHoldText}
        </AlertBox>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 4 }}>
        <StepButton order={order} />
        <StatusButton order={order} />
        <PaperButton order={order} paper="slip" />
        <PaperButton order={order} paper="invoice" />
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={isBusy}
          onClick={() =>
            void remove(order).then((isGone) => {
              if (isGone) void navigate(paths.dashboard('orders'), { replace: true });
            })
          }
        >
          {t.remove}
        </Button>
      </Box>
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
        <OrderFacts order={order} />
      </Box>
    </>
  );
}
