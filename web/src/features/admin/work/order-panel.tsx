import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Order } from '@nargisus/domain/orders';
import { lazy, Suspense } from 'react';
import { useOrder } from '#data/orders/staff-order-queries.ts';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { adminWorkStrings } from '#locales/en/staff/admin-work.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OrderHeader } from '../order-detail/order-header.tsx';
import { OrderItemsSection } from '../order-detail/order-items-section.tsx';
import { OrderSummary } from '../order-detail/order-summary.tsx';
import { StaffNotes } from '../order-detail/staff-notes.tsx';
import { StaffOrderTimeline } from '../order-detail/staff-order-timeline.tsx';
import { CallSection } from '../calls/call-section.tsx';
import { PhoneHistorySection } from '../calls/phone-history-section.tsx';
import { CallBar } from './call-bar.tsx';
import { PanelBar } from './panel-bar.tsx';
import type { OrderPlace } from './use-order-place.ts';

const ParcelSection = lazy(() =>
  import('../couriers/parcel-section.tsx').then((m) => ({ default: m.ParcelSection })),
);

const PackSection = lazy(() =>
  import('../papers/pack-section.tsx').then((m) => ({ default: m.PackSection })),
);

interface Props {
  id: string;
  place: OrderPlace;
  onClose(): void;
}

const column = { display: 'flex', flexDirection: 'column' } as const;

/** Renders one order beside the list on wide screens, above it on others; live. Reads what the order's page reads. */
export function OrderPanel(props: Props) {
  const t = useStrings(adminWorkStrings);
  const isBeside = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  if (!isBeside)
    return (
      <Drawer
        anchor="right"
        open
        onClose={props.onClose}
        data-order-panel
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t.panel,
            ...{ 'data-order-panel': '' },
            sx: { ...column, width: { xs: '100%', sm: 480 } },
          },
        }}
      >
        <PanelContent {...props} />
      </Drawer>
    );
  return (
    <Box
      component="section"
      aria-label={t.panel}
      sx={{
        ...column,
        position: 'sticky',
        top: 16,
        maxHeight: 'calc(100svh - 32px)',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <PanelContent {...props} />
    </Box>
  );
}

function PanelContent({ id, place, onClose }: Props) {
  const t = useStrings(adminWorkStrings);
  const orderStrings = useStrings(adminOrderStrings);
  const order = useOrder(id);
  return (
    <>
      <PanelBar id={id} place={place} onClose={onClose} />
      {/* The key scrolls to the top for each order; the tab index lets the keyboard scroll it. */}
      <Box
        key={id}
        tabIndex={0}
        role="group"
        aria-label={t.panel}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 2 }}
      >
        {order.state === 'loading' && <Skeleton style={{ height: 320 }} />}
        {order.state === 'failed' && <LoadFailed text={orderStrings.failed} onRetry={order.retry} />}
        {order.state === 'missing' && <Typography color="textSecondary">{t.missing}</Typography>}
        {order.state === 'ready' && <OrderSections order={order.value} onCalled={place.next} />}
      </Box>
      {order.state === 'ready' && <CallBar order={order.value} onCalled={place.next} />}
    </>
  );
}

function OrderSections({ order, onCalled }: { order: Order; onCalled: (() => void) | undefined }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <div>
        <OrderHeader order={order} heading="h2" />
        <CallSection order={order} onRecorded={onCalled} />
      </div>
      <Suspense>
        <ParcelSection order={order} />
      </Suspense>
      <Suspense>
        <PackSection order={order} />
      </Suspense>
      <OrderItemsSection order={order} />
      <PhoneHistorySection order={order} />
      <OrderSummary order={order} />
      <StaffNotes orderId={order._id} />
      <StaffOrderTimeline order={order} />
    </Box>
  );
}
