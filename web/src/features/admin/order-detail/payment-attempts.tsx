import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CASH_ON_DELIVERY, moneyOf, type Order } from '@nargisus/domain/orders';
import { useOrderPayments, type OrderPayment } from '#data/orders/order-history-queries.ts';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ListSection } from '../table/list-section.tsx';
import { PaymentAttempt } from './payment-attempt.tsx';

/** Renders the attempts to pay this order online, newest first; none for an order paid in cash. */
export function PaymentAttempts({ order }: { order: Order }) {
  const t = useStrings(adminOrderStrings);
  const payments = useOrderPayments(order);
  return (
    <section aria-labelledby="payment-attempts">
      <Typography id="payment-attempts" variant="h4" component="h2" sx={{ mb: 1 }}>
        {t.attempts}
      </Typography>
      <ListSection
        of={payments}
        failed={t.attemptsFailed}
        rows={1}
        isEmpty={(some) => some.length === 0}
        empty={
          <Typography color="textSecondary">
            {order.paymentMethod === CASH_ON_DELIVERY ? t.attemptsOfCash[cashOf(order)] : t.noAttempts}
          </Typography>
        }
      >
        {(some: OrderPayment[]) => (
          <Box component="ol" aria-labelledby="payment-attempts" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {some.toReversed().map((payment) => (
              <PaymentAttempt key={payment._id} payment={payment} />
            ))}
          </Box>
        )}
      </ListSection>
    </section>
  );
}

function cashOf(order: Order): 'due' | 'collected' | 'calledOff' {
  if (order.paymentStatus === 'pending') return 'due';
  return order.paymentStatus === 'paid' || moneyOf(order).collected > 0 ? 'collected' : 'calledOff';
}
