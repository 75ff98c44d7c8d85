import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { deliveryCalls } from '@nargisus/domain/contract';
import { deliveryMessages } from '@nargisus/domain/messages';
import { isRecalled, type Order } from '@nargisus/domain/orders';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { updateOrderStatuses } from '#data/orders/staff-order-mutations.ts';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { orderCombineStrings } from '#locales/en/staff/order-combine.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { CallLink } from '../calls/call-link.tsx';
import { StatusButton } from '../delivery/status-button.tsx';
import { TransitionButton } from '../delivery/transition-button.tsx';
import { Contradictions } from '../shared/contradictions.tsx';
import { useDialogs } from '../shared/dialogs.ts';
import { EditButton } from '../order-edit/edit-button.tsx';
import { ExchangeButton } from '../order-exchange/exchange-button.tsx';
import { ExchangeLinks } from '../order-exchange/exchange-links.tsx';
import { OwedNotice } from '../partial-delivery/owed-notice.tsx';
import { PartialButton } from '../partial-delivery/partial-button.tsx';
import { PrepaidNotice } from '../prepaid/prepaid-notice.tsx';
import { OrderStage } from '../shared/order-stage.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { PaperMenu } from '../papers/paper-menu.tsx';
import { CancelButton } from '../orders/cancel-button.tsx';
import { DocumentButton } from './document-button.tsx';
import { ReceiveButton } from './receive-button.tsx';
import { busyProps } from '#ui/busy-props.ts';
import { May } from '../shared/may.tsx';

/** Besides the packing slip and the invoice, which have buttons of their own. */
const PAPERS_OF_ONE = ['labels', 'labels-a4', 'pick-list'] as const;

interface Props {
  order: Order;
  /** The heading's level: 'h2' beside a list that has its own title. */
  heading?: 'h1' | 'h2';
}

/** Renders the ID, the statuses and the actions of an order. */
export function OrderHeader({ order, heading = 'h1' }: Props) {
  const t = useStrings(adminOrderStrings);
  const combine = useStrings(orderCombineStrings);
  const formats = useFormats();
  const { recipientName, recipientPhone } = order.shippingAddress;
  return (
    <>
      <Typography
        variant={heading === 'h1' ? 'h2' : 'h4'}
        component={heading}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {order.orderId}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t.placedOn(formats.dateTime(order.createdAt))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', mb: 2.5 }}>
        {(
          [
            [t.orderBadge, order.orderStatus],
            [t.deliveryTitle, order.deliveryStatus],
            [t.payment, order.paymentStatus],
          ] as const
        ).map(([name, status]) => (
          <Box key={name} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <Typography component="span" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <StatusBadge status={status} />
          </Box>
        ))}
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Typography component="span" variant="body2" color="textSecondary">
            {t.stage}
          </Typography>
          <Typography component="strong" variant="body2" sx={{ fontWeight: 600 }}>
            <OrderStage id={order._id} />
          </Typography>
        </Box>
      </Box>
      {order.onHold && <HoldNotice order={order} />}
      {order.combinedInto && (
        <AlertBox severity="info" sx={{ mb: 2.5 }}>
          <MuiLink component={Link} to={dashboardPaths.order(order.combinedInto._id)} color="inherit">
            {combine.with(order.combinedInto.orderId)}
          </MuiLink>
        </AlertBox>
      )}
      <Box sx={{ '& > :not(:empty)': { mb: 2.5 } }}>
        <Contradictions order={order} />
      </Box>
      {isRecalled(order) && (
        <AlertBox severity="warning" sx={{ mb: 2.5 }}>
          {t.recalled}
        </AlertBox>
      )}
      <OwedNotice order={order} />
      <PrepaidNotice order={order} />
      <ExchangeLinks order={order} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 4 }}>
        <TransitionButton order={order} />
        <PartialButton order={order} />
        <CallLink
          order={order}
          size="small"
          variant="outlined"
          label={t.callRecipient(recipientName, recipientPhone)}
          // On wide screens the phone number is beside the items already.
          sx={{ display: { lg: 'none' } }}
        />
        <ReceiveButton order={order} />
        <ExchangeButton order={order} />
        <EditButton order={order} />
        <StatusButton order={order} />
        <DocumentButton order={order} type="slip" />
        <DocumentButton order={order} type="invoice" />
        <PaperMenu orders={[order]} papers={PAPERS_OF_ONE} />
        <CancelButton order={order} />
      </Box>
    </>
  );
}

/** Renders the notice of an order on hold: staff check the risky payment and release the order. */
function HoldNotice({ order }: { order: Order }) {
  const t = useStrings(adminOrderStrings);
  const { confirm } = useDialogs();
  const { run, isBusy } = useStaffAction();
  const release = async () => {
    const options = { title: t.releaseTitle, text: t.releaseText(order.orderId), confirmLabel: t.release };
    if (!(await confirm(options))) return;
    const { orderStatus } = order;
    await run(() => updateOrderStatuses(order._id, { orderStatus: { from: orderStatus, to: orderStatus } }), {
      failed: deliveryMessages.statusFailed,
      done: t.released,
    });
  };
  return (
    <AlertBox severity="warning" sx={{ mb: 2.5 }}>
      {t.onHoldText}
      <May call={deliveryCalls.setOrderStatus}>
        <Box sx={{ mt: 1 }}>
          <Button size="small" variant="outlined" {...busyProps(isBusy, () => void release())}>
            {t.release}
          </Button>
        </Box>
      </May>
    </AlertBox>
  );
}
