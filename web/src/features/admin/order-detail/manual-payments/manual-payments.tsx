import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { manualPaymentCalls } from '@nargisus/domain/contract';
import { heldByHand, moneyOf, type Order } from '@nargisus/domain/orders';
import type { ManualPaymentKind } from '@nargisus/domain/payments';
import { useState } from 'react';
import { adminPaymentsStrings } from '#locales/en/staff/admin-payments.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { creditsOf, ExchangeCredits } from './exchange-credits.tsx';
import { ManualPaymentList } from './manual-payment-list.tsx';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';
import { useRights } from '../../shared/rights.ts';

/**
 * Renders what was paid and sent back by hand, and the buttons that record more of it; nothing for an order without either. Requests
 * the list only where the order has one.
 */
export function ManualPayments({ order }: { order: Order }) {
  const t = useStrings(adminPaymentsStrings);
  const formats = useFormats();
  const [kind, setKind] = useState<ManualPaymentKind | null>(null);
  const isDue = moneyOf(order).toCollect > 0;
  const held = heldByHand(order);
  // The credit of an exchange is no record of its own: the order alone says it.
  const hasRecords = order.timeline.some(({ payment }) => payment && payment.method !== 'exchange');
  const isOwed = order.orderStatus === 'cancelled' && !order.paymentKept && held > 0;
  const { mayCall } = useRights();
  const mayRecord = isDue && mayCall(manualPaymentCalls.recordPayment);
  const maySendBack = held > 0 && mayCall(manualPaymentCalls.recordManualRefund);
  if (!mayRecord && held === 0 && !hasRecords && creditsOf(order).length === 0) return null;
  return (
    <section aria-labelledby="manual-payments">
      <Typography id="manual-payments" variant="h4" component="h2" sx={{ mb: 1 }}>
        {t.title}
      </Typography>
      {isOwed && (
        <AlertBox severity="warning" sx={{ mb: 1 }}>
          {t.owed(formats.taka(held))}
        </AlertBox>
      )}
      {hasRecords && <ManualPaymentList order={order} />}
      <ExchangeCredits order={order} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {mayRecord && (
          <Button size="small" variant="outlined" onClick={() => setKind('payment')}>
            {t.record}
          </Button>
        )}
        {maySendBack && (
          <Button size="small" variant="outlined" onClick={() => setKind('refund')}>
            {t.sendBack}
          </Button>
        )}
      </Box>
      {kind && <RecordPaymentDialog order={order} kind={kind} onClose={() => setKind(null)} />}
    </section>
  );
}
