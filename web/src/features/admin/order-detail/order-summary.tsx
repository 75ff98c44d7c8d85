import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { bareLandmark } from '@nargisus/domain/checkout';
import { manualPaymentCalls, staffOrderCalls } from '@nargisus/domain/contract';
import { riderNoteOf, trackingOf, type Order } from '@nargisus/domain/orders';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { useDeliveryEstimate } from '#locales/delivery-estimate.ts';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { ManualPayments } from './manual-payments/manual-payments.tsx';
import { moneyRows } from './money-rows.ts';
import { DescriptionList } from './description-list.tsx';
import { RefundButton } from './refund-button.tsx';
import { PaymentAttempts } from './payment-attempts.tsx';
import { May } from '../shared/may.tsx';

/** Returns the number of a tax invoice, with that of the credit note that takes it back. */
const numbersOf = ({ number, creditNote }: NonNullable<Order['taxInvoice']>): string =>
  [number, creditNote].filter(Boolean).join(', ');

/** Renders the customer, the address, the payment and the delivery of an order. */
export function OrderSummary({ order }: { order: Order }) {
  const t = useStrings(adminOrderStrings);
  const labels = useStrings(orderLabelStrings);
  const estimate = useDeliveryEstimate();
  const to = order.shippingAddress;
  const amounts = moneyRows(order, t).map(
    ([name, amount]) => [name, <Money key={name} amount={amount} />] as const,
  );
  return (
    <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
      <Section title={t.customer}>
        <Typography sx={{ fontWeight: 600 }}>{order.userName}</Typography>
        {order.userEmail && (
          <Link href={`mailto:${order.userEmail}`} color="inherit" sx={{ overflowWrap: 'anywhere' }}>
            {order.userEmail}
          </Link>
        )}
        <Typography variant="body2" sx={{ mt: 1 }}>
          <Link
            component={RouterLink}
            to={`${paths.dashboard('orders')}?q=${encodeURIComponent(order.userEmail || to.recipientPhone)}`}
            color="inherit"
          >
            {t.otherOrders}
          </Link>
        </Typography>
      </Section>
      <Section title={t.address}>
        <Typography sx={{ fontWeight: 600 }}>
          {to.recipientName}, <Link href={`tel:${to.recipientPhone}`}>{to.recipientPhone}</Link>
        </Typography>
        <Typography>{to.address}</Typography>
        {to.landmark && <Typography>{t.landmark(bareLandmark(to.landmark))}</Typography>}
        <Typography>{[to.city, to.district, to.region].join(', ')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t.categories[to.addressCategory]}
        </Typography>
      </Section>
      <Section title={t.payment}>
        <DescriptionList
          rows={[
            [t.method, labels.paymentMethods[order.paymentMethod]],
            [t.status, <StatusBadge key="status" status={order.paymentStatus} />],
            ...amounts,
            ...(order.tranId ? [[t.transaction, order.tranId] as const] : []),
            ...(order.taxInvoice ? [[t.taxInvoice, numbersOf(order.taxInvoice)] as const] : []),
            ...(order.refund ? [[t.refund, t.refunds[order.refund]] as const] : []),
          ]}
        />
        <RefundButton order={order} />
      </Section>
      <May call={manualPaymentCalls.manualPayments}>
        <ManualPayments order={order} />
      </May>
      <May call={staffOrderCalls.orderPayments}>
        <PaymentAttempts order={order} />
      </May>
      <Section title={t.deliveryTitle}>
        <DescriptionList
          rows={[
            [t.option, labels.deliveryOptions[order.deliveryOption]],
            [t.expected, estimate(order.estimatedDelivery, new Date())],
            [t.assignedTo, order.deliveryAssignedTo || t.unassigned],
            [t.trackingInfo, trackingOf(order) ?? t.noNotes],
            [t.riderNote, riderNoteOf(order) || t.noNotes],
          ]}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t.riderNoteHint}
        </Typography>
      </Section>
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
