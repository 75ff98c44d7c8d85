import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { OrderPayment } from '#data/order-payments.ts';
import { adminOrderTexts } from '#texts/en/admin-order.ts';
import { adminReportsTexts } from '#texts/en/admin-reports.ts';
import { useFormats } from '#texts/formats.ts';
import { useSay } from '#texts/sentences.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Money } from '#ui/money.tsx';
import { Tag } from '../tag.tsx';
import { Facts } from './facts.tsx';

const TONES: Record<OrderPayment['state'], 'green' | 'red' | 'grey'> = {
  open: 'grey',
  paid: 'green',
  failed: 'red',
  cancelled: 'grey',
  expired: 'grey',
  paid_unfulfilled: 'red',
};

/** One try: how it ended, what was taken and how, and what went back. */
export function PaymentAttempt({ payment }: { payment: OrderPayment }) {
  const { _id, state, total, createdAt, taken, unfulfilled, note, refund } = payment;
  const t = useTexts(adminOrderTexts);
  const reports = useTexts(adminReportsTexts);
  const formats = useFormats();
  const say = useSay();
  const rows: [string, ReactNode][] = [[t.transaction, _id]];
  if (taken) {
    rows.push([t.paidWith, taken.method]);
    rows.push([t.taken, t.amountAt(formats.taka(taken.amount), formats.dateTime(taken.settledAt))]);
  }
  if (unfulfilled) rows.push([t.noOrderOfIt, reports.reasons[unfulfilled]]);
  if (note) rows.push([t.notes, say(note)]);
  if (refund) {
    rows.push([
      t.refund,
      <>
        <Tag tone={refund.state === 'refunded' ? 'green' : refund.state === 'failed' ? 'red' : 'grey'}>
          {t.refunds[refund.state]}
        </Tag>
        <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
          {t.amountAt(formats.taka(refund.amount), formats.dateTime(refund.updatedAt))}
        </Box>
        {refund.note && <span>{say(refund.note)}</span>}
      </>,
    ]);
  }
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Tag tone={TONES[state]}>{t.attemptStates[state]}</Tag>
        {taken?.isRisky && <Tag tone="red">{t.risky}</Tag>}
        <Typography component="strong" sx={{ fontWeight: 600 }}>
          <Money amount={total} />
        </Typography>
        <Typography component="time" variant="body2" color="textSecondary" dateTime={createdAt.toISOString()}>
          {formats.dateTime(createdAt)}
        </Typography>
      </Box>
      <Facts rows={rows} />
    </Box>
  );
}
