import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Order } from '@nargisus/domain/orders';
import { accountsOf, addressesOf } from '@nargisus/domain/phones';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { usePhoneOrders } from '#data/phones/phone-queries.ts';
import { adminPhonesStrings } from '#locales/en/staff/admin-phones.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Money } from '#ui/money.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { PhoneSection } from './phone-section.tsx';

/** Renders the orders on a number, newest first, with the addresses and accounts of those that are shown. */
export function PhoneOrders({ phone }: { phone: string }) {
  const t = useStrings(adminPhonesStrings);
  const { number } = useFormats();
  const { first, orders, hasMore, loadMore } = usePhoneOrders(phone);
  const { run, isBusy } = useStaffAction();
  if (first.state === 'loading') return <Skeleton style={{ height: 120 }} />;
  if (first.state === 'failed') return <LoadFailed text={t.ordersFailed} onRetry={first.retry} />;
  if (orders.length === 0) return <Typography color="textSecondary">{t.noOrders}</Typography>;
  const ofShown = t.ofShown(number(orders.length));
  const accounts = accountsOf(orders).map(({ uid, name, email }) => [
    uid,
    [name, email].filter(Boolean).join(', '),
  ]);
  const addresses = addressesOf(orders).map(({ name, address }) => [
    `${name} ${address}`,
    `${name}, ${address}`,
  ]);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <PhoneSection title={t.addresses}>
        <Lines text={ofShown} lines={addresses} />
      </PhoneSection>
      <PhoneSection title={t.accounts}>
        {accounts.length > 0 ? (
          <Lines text={ofShown} lines={accounts} />
        ) : (
          <Typography>{t.noAccounts}</Typography>
        )}
      </PhoneSection>
      <PhoneSection title={t.ordersTitle}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {orders.map((order) => (
            <OrderRow key={order._id} order={order} />
          ))}
        </Box>
        {hasMore && (
          <Button
            variant="outlined"
            sx={{ mt: 2 }}
            {...busyProps(isBusy, () => void run(loadMore, { failed: t.ordersFailed }))}
          >
            {isBusy ? t.loadingMore : t.more}
          </Button>
        )}
      </PhoneSection>
    </Box>
  );
}

function Lines({ text, lines }: { text: string; lines: readonly (readonly string[])[] }) {
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map(([key, line]) => (
          <Box component="li" key={key} sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Box>
        ))}
      </Box>
    </>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { dateTime } = useFormats();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flexGrow: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' }}>
        <MuiLink component={Link} to={dashboardPaths.order(order._id)} color="inherit">
          {order.orderId}
        </MuiLink>
        <Typography component="span" variant="body2" color="textSecondary">
          {dateTime(order.createdAt)}
        </Typography>
        <StatusBadge status={order.orderStatus} />
        <StatusBadge status={order.deliveryStatus} />
      </Box>
      <Money amount={order.totalAmount} />
    </Box>
  );
}
