import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Paisa } from '@nargisus/domain/money';
import { checkoutTexts } from '../../texts/en/checkout.ts';
import { useFormats } from '../../texts/formats.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** SPEC 2: what is paid stands on the button, and beneath it what pressing it agrees to. */
export function PayButton({ total, busy, off }: { total: Paisa; busy: boolean; off: boolean }) {
  const t = useTexts(checkoutTexts);
  const { taka } = useFormats();
  return (
    <>
      <Button type="submit" size="large" fullWidth disabled={busy || off} sx={{ mt: 2 }}>
        {busy ? t.redirecting : t.pay(taka(total))}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {t.terms}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t.returns}
      </Typography>
    </>
  );
}
