import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@nargisus/domain/orders';
import type { ManualPayment } from '@nargisus/domain/payments';
import { useManualPayments } from '#data/orders/manual-payments.ts';
import { useUserNames } from '#data/users/use-user-names.ts';
import { adminPaymentsStrings } from '#locales/en/staff/admin-payments.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ListSection } from '../../table/list-section.tsx';
import { ManualPaymentRow } from './manual-payment-row.tsx';

/** Renders the records of payments and refunds by hand, newest first. Reads the user records of who made them. */
export function ManualPaymentList({ order }: { order: Order }) {
  const t = useStrings(adminPaymentsStrings);
  const payments = useManualPayments(order);
  const staff =
    payments.state === 'ready' ? payments.value.flatMap(({ by, reversal }) => [by, reversal?.by ?? by]) : [];
  const names = useUserNames(staff);
  const nameOf = (uid: string) => (names.state === 'ready' && names.value.get(uid)) || uid;
  return (
    <ListSection
      of={payments}
      failed={t.failed}
      rows={1}
      isEmpty={(some) => some.length === 0}
      empty={<Typography color="textSecondary">{t.none}</Typography>}
    >
      {(some: ManualPayment[]) => (
        <Box component="ol" aria-labelledby="manual-payments" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {some.toReversed().map((payment) => (
            <ManualPaymentRow key={payment._id} payment={payment} nameOf={nameOf} />
          ))}
        </Box>
      )}
    </ListSection>
  );
}
