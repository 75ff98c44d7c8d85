import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { manualPaymentCalls } from '@nargisus/domain/contract';
import type { ManualPayment } from '@nargisus/domain/payments';
import { useState } from 'react';
import { adminPaymentsStrings } from '#locales/en/staff/admin-payments.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { Chip } from '../../shared/chip.tsx';
import { ReverseDialog } from './reverse-dialog.tsx';
import { useRights } from '../../shared/rights.ts';

interface Props {
  payment: ManualPayment;
  /** Returns the name of a member of staff. */
  nameOf(uid: string): string;
}

/** Renders one record: kind and amount, TrxID, who recorded it, and the button that reverses it. */
export function ManualPaymentRow({ payment, nameOf }: Props) {
  const t = useStrings(adminPaymentsStrings);
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { kind, state, amount, method, reference, note, by, at, reversal } = payment;
  const isReversed = state === 'reversed';
  const mayReverse = useRights().mayCall(manualPaymentCalls.reversePayment) && !isReversed;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Chip color={isReversed ? 'grey' : 'green'}>{isReversed ? t.reversed : t.kinds[kind]}</Chip>
        <Typography component={isReversed ? 's' : 'strong'} sx={{ fontWeight: 600 }}>
          <Money amount={amount} />
        </Typography>
        <Typography component="span">
          {t.methods[method]} {reference}
        </Typography>
      </Box>
      {note && <Typography>{note}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {t.by(nameOf(by), formats.dateTime(at))}
      </Typography>
      {reversal && (
        <Typography variant="body2" color="textSecondary">
          {t.reversedBy(nameOf(reversal.by), formats.dateTime(reversal.at), reversal.reason)}
        </Typography>
      )}
      {mayReverse && (
        <Button
          size="small"
          variant="text"
          sx={{ px: 0 }}
          aria-label={t.reverseOf(reference)}
          onClick={() => setOpen(true)}
        >
          {t.reverse}
        </Button>
      )}
      {isOpen && mayReverse && <ReverseDialog payment={payment} onClose={() => setOpen(false)} />}
    </Box>
  );
}
