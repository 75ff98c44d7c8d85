import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { amountOf, refundsOf, type Refund } from '@nargisus/domain/payments';
import type { ReactNode } from 'react';
import type { OrderPayment } from '#data/orders/order-history-queries.ts';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { adminReportsStrings } from '#locales/en/staff/admin-reports.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { Chip } from '../shared/chip.tsx';
import { DescriptionList } from './description-list.tsx';

const STATE_COLORS: Record<OrderPayment['state'], 'green' | 'red' | 'grey'> = {
  open: 'grey',
  paid: 'green',
  failed: 'red',
  cancelled: 'grey',
  expired: 'grey',
  paid_unfulfilled: 'red',
};

/** Renders one payment attempt: its state, the amount and method, and its refund. */
export function PaymentAttempt({ payment }: { payment: OrderPayment }) {
  const { _id, state, createdAt, taken, unfulfilled, note } = payment;
  const t = useStrings(adminOrderStrings);
  const reports = useStrings(adminReportsStrings);
  const formats = useFormats();
  const translate = useTranslate();
  const rows: [string, ReactNode][] = [[t.transaction, _id]];
  if (taken) {
    rows.push([t.paidWith, taken.method]);
    rows.push([t.taken, t.amountAt(formats.taka(taken.amount), formats.dateTime(taken.settledAt))]);
  }
  if (unfulfilled) rows.push([t.noOrderOfIt, reports.reasons[unfulfilled]]);
  if (note) rows.push([t.notes, translate(note)]);
  const refunds = refundsOf(payment);
  if (refunds.length > 0) {
    rows.push([
      t.refund,
      refunds.map((refund) => <RefundState key={refund.refundTransId} refund={refund} />),
    ]);
  }
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Chip color={STATE_COLORS[state]}>{t.attemptStates[state]}</Chip>
        {taken?.isRisky && <Chip color="red">{t.risky}</Chip>}
        <Typography component="strong" sx={{ fontWeight: 600 }}>
          <Money amount={amountOf(payment)} />
        </Typography>
        <Typography component="time" variant="body2" color="textSecondary" dateTime={createdAt.toISOString()}>
          {formats.dateTime(createdAt)}
        </Typography>
      </Box>
      <DescriptionList rows={rows} />
    </Box>
  );
}

/** Renders one refund: its state and amount, why staff gave it back, and what the gateway answered. */
function RefundState({ refund }: { refund: Refund }) {
  const t = useStrings(adminOrderStrings);
  const formats = useFormats();
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'block', '& + &': { mt: 1.5 } }}>
      <Chip color={refund.state === 'refunded' ? 'green' : refund.state === 'failed' ? 'red' : 'grey'}>
        {t.refunds[refund.state]}
      </Chip>
      <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
        {t.amountAt(formats.taka(refund.amount), formats.dateTime(refund.updatedAt))}
      </Box>
      {refund.reason && (
        <Box component="span" sx={{ display: 'block' }}>
          {refund.reason}
        </Box>
      )}
      {refund.note && <span>{translate(refund.note)}</span>}
    </Box>
  );
}
