import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { moneyOf, type Order } from '@nargisus/domain/orders';
import { useDeliveryEstimate } from '#locales/delivery-estimate.ts';
import { orderDiscountStrings } from '#locales/en/staff/order-discount.ts';
import { orderTakingStrings } from '#locales/en/staff/order-taking.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders what the customer pays and when it arrives, to be read out; announced when it appears. */
export function TakenSum({ order }: { order: Order | undefined }) {
  const t = useStrings(orderTakingStrings);
  const { sum } = useStrings(orderDiscountStrings);
  const { taka } = useFormats();
  const estimate = useDeliveryEstimate();
  return (
    <div role="status">
      {order && (
        <Box sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 2, display: 'grid', gap: 0.5 }}>
          <Typography>{t.subtotal(taka(order.subtotal))}</Typography>
          {order.staffDiscount && <Typography>{sum(taka(order.staffDiscount))}</Typography>}
          <Typography>{t.delivery(taka(order.deliveryCharge))}</Typography>
          <Typography sx={{ fontWeight: 600 }}>{t.total(taka(moneyOf(order).toCollect))}</Typography>
          <Typography>{t.expected(estimate(order.estimatedDelivery, order.createdAt))}</Typography>
        </Box>
      )}
    </div>
  );
}
