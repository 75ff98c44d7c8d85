import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@nargisus/domain/orders';
import { statusStrings } from '#locales/en/statuses.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { OrderItems } from '#ui/order-items.tsx';
import { PhoneLink } from '../phones/phone-link.tsx';

/** Renders the details of a row: items, total and address (docs/reference/specification.md 2). */
export function OrderDetails({ order }: { order: Order }) {
  const t = useStrings(adminOrdersStrings);
  const labels = useStrings(orderLabelStrings);
  const statuses = useStrings(statusStrings);
  const { recipientName, recipientPhone } = order.shippingAddress;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 6 },
        gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        py: 2,
        textAlign: 'left',
      }}
    >
      <div>
        <OrderItems items={order.items} />
        <Typography sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', fontWeight: 600 }}>
          {t.total}: <Money amount={order.totalAmount} />
        </Typography>
      </div>
      <Box>
        <Typography variant="h6" component="h2" sx={{ mb: 0.5 }}>
          {t.shippingAddress}
        </Typography>
        <Typography>
          {recipientName}, <PhoneLink phone={recipientPhone} />
        </Typography>
        <Typography>{order.deliveryAddress}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {labels.paymentMethods[order.paymentMethod]} · {statuses[order.paymentStatus]}
        </Typography>
      </Box>
    </Box>
  );
}
