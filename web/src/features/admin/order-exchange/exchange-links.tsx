import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { linesToComeBack, type Order, type OrderReference } from '@nargisus/domain/orders';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { exchangeLinksStrings } from '#locales/en/exchange-links.ts';
import { orderExchangeStrings } from '#locales/en/staff/order-exchange.ts';
import { useFormats } from '#locales/formats.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders the orders that an exchange connects with this one, and what is still to come back; nothing without an exchange. */
export function ExchangeLinks({ order }: { order: Order }) {
  const t = useStrings(orderExchangeStrings);
  const links = useStrings(exchangeLinksStrings);
  const { taka } = useFormats();
  const nameOf = useProductName();
  const sizes = useSizeText();
  const { exchangeOf, exchanges = [] } = order;
  if (!exchangeOf && exchanges.length === 0) return null;
  const out = linesToComeBack(order).map((item) => `${nameOf(item)}, ${sizes.phrase(item)}`);
  return (
    <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 2, mb: 2.5, display: 'grid', gap: 0.5 }}>
      {exchangeOf && <OrderLine to={exchangeOf}>{links.exchangeOf}</OrderLine>}
      {exchanges.map((exchange) => (
        <OrderLine key={exchange.order._id} to={exchange.order}>
          {links.exchangedFor(taka(exchange.credit))}
        </OrderLine>
      ))}
      {out.length > 0 && (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {t.stillOut(out.join('; '))}
        </Typography>
      )}
    </Box>
  );
}

function OrderLine({ to, children }: { to: OrderReference; children: ReactNode }) {
  return (
    <Typography>
      {children}{' '}
      <Link component={RouterLink} to={dashboardPaths.order(to._id)} sx={{ overflowWrap: 'anywhere' }}>
        {to.orderId}
      </Link>
    </Typography>
  );
}
