import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { staffOrderCalls } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useOrder } from '#data/orders/staff-order-queries.ts';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { BackButton } from '../shared/back-button.tsx';
import { useReturnUrl } from '../shared/return-url.ts';
import { useDeleteOrder } from '../orders/use-delete-order.ts';
import { CallSection } from '../calls/call-section.tsx';
import { PhoneHistorySection } from '../calls/phone-history-section.tsx';
import { SmsSection } from '../sms/sms-section.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderHeader } from './order-header.tsx';
import { OrderItemsSection } from './order-items-section.tsx';
import { StaffOrderTimeline } from './staff-order-timeline.tsx';
import { StaffNotes } from './staff-notes.tsx';
import { busyProps } from '#ui/busy-props.ts';
import { May } from '../shared/may.tsx';
import { useRights } from '../shared/rights.ts';

const ParcelSection = lazy(() =>
  import('../couriers/parcel-section.tsx').then((m) => ({ default: m.ParcelSection })),
);

const PackSection = lazy(() =>
  import('../papers/pack-section.tsx').then((m) => ({ default: m.PackSection })),
);

/**
 * Renders /dashboard/orders/{id}, live. Reads the order, the users in its timeline, its notes, its text messages and its audit log;
 * requests its payments from the API.
 */
export function OrderDetail({ id }: { id: string }) {
  const t = useStrings(adminOrderStrings);
  const order = useOrder(id);
  return (
    <>
      <BackButton list={paths.dashboard('orders')} label={t.back} />
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
      {order.state === 'ready' && <OrderDetailBody order={order.value} />}
    </>
  );
}

function OrderDetailBody({ order }: { order: Order }) {
  const { isAdmin } = useRights(); // the audit log watches staff too: it is for admins alone
  return (
    <>
      <OrderHeader order={order} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, lg: 6 },
          gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          <OrderItemsSection order={order} />
          <Suspense>
            <PackSection order={order} />
          </Suspense>
          <StaffOrderTimeline order={order} />
          <StaffNotes orderId={order._id} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          <OrderSummary order={order} />
          <CallSection order={order} />
          <Suspense>
            <ParcelSection order={order} />
          </Suspense>
          <SmsSection orderId={order._id} />
          <PhoneHistorySection order={order} />
          {isAdmin && <AuditTrail order={order} />}
        </Box>
      </Box>
      <May call={staffOrderCalls.deleteOrder}>
        <DeleteOrder order={order} />
      </May>
    </>
  );
}

/** Renders the deletion, at the end of the page because staff nearly always want to cancel instead. */
function DeleteOrder({ order }: { order: Order }) {
  const t = useStrings(adminOrderStrings);
  const navigate = useNavigate();
  const { remove, isBusy } = useDeleteOrder();
  const returnUrl = useReturnUrl(paths.dashboard('orders'));
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
        {...busyProps(
          isBusy,
          () =>
            void remove(order).then((isGone) => {
              if (isGone) void navigate(returnUrl, { replace: true });
            }),
        )}
      >
        {t.remove}
      </Button>
    </Box>
  );
}
