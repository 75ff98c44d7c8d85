import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paisa } from '@nargisus/domain/money';
import type { PendingPayment } from '#data/checkout/idempotency-key.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { withTheme } from '#theme/theme-provider.tsx';
import { AlertBox } from '#ui/alert-box.tsx';

/** Renders a notice of a payment whose gateway page was opened and whose result is unknown. */
export const PendingPaymentNotice = withTheme(function PendingPaymentNotice({
  payment,
  onAbandon,
}: {
  payment: PendingPayment;
  onAbandon(): void;
}) {
  const t = useStrings(checkoutStrings);
  const { taka } = useFormats();
  return (
    <AlertBox severity="info" sx={{ mb: 3 }}>
      <AlertTitle>{t.openTitle}</AlertTitle>
      <Typography variant="body2">{t.openText(taka(paisa(payment.total)))}</Typography>
      <Typography variant="body2">{t.openContinue}</Typography>
      <Button size="small" variant="text" sx={{ mt: 0.5, px: 0 }} onClick={onAbandon}>
        {t.openForget}
      </Button>
    </AlertBox>
  );
});
