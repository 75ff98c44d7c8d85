import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Order } from '@nargisus/domain/orders';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { adminPaymentsStrings } from '#locales/en/staff/admin-payments.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { Chip } from '../../shared/chip.tsx';

/** Returns the credits of exchanges that entered or left an order, newest first, each with the other order. */
export function creditsOf({ timeline, exchangeOf, exchanges = [] }: Order) {
  let given = 0;
  return timeline
    .flatMap(({ at, payment }) => {
      if (payment?.method !== 'exchange') return [];
      const isReceived = payment.kind === 'received';
      const other = isReceived ? exchangeOf : exchanges[given++]?.order;
      return [{ at, isReceived, amount: payment.amount, other }];
    })
    .toReversed();
}

/** Renders the credits of exchanges among the payments by hand. They are corrected by cancelling the new order (docs/adr/0084). */
export function ExchangeCredits({ order }: { order: Order }) {
  const t = useStrings(adminPaymentsStrings);
  const { dateTime } = useFormats();
  const credits = creditsOf(order);
  if (credits.length === 0) return null;
  return (
    <Box component="ul" aria-label={t.credits} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {credits.map(({ at, isReceived, amount, other }) => (
        <Box
          component="li"
          key={`${at.getTime()} ${other?._id}`}
          sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
            <Chip color="green">{isReceived ? t.creditReceived : t.creditGiven}</Chip>
            <Typography component="strong" sx={{ fontWeight: 600 }}>
              <Money amount={amount} />
            </Typography>
            {other && (
              <Link component={RouterLink} to={dashboardPaths.order(other._id)} color="inherit">
                {other.orderId}
              </Link>
            )}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {dateTime(at)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
