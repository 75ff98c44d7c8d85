import Button, { buttonClasses } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Paisa } from '@nargisus/domain/money';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

interface Props {
  total: Paisa;
  /** Whether the order is paid at delivery: the label is the specification's, and the text below names the time. */
  isCash: boolean;
  isBusy: boolean;
  /** Looks disabled and keeps the focus; the form's submit handler does nothing. */
  isDisabled: boolean;
}

/**
 * Renders the button that places the order, with the amount, and below it what the shopper agrees to
 * (docs/reference/specification.md 2, docs/adr/0035).
 */
export function PayButton({ total, isCash, isBusy, isDisabled }: Props) {
  const t = useStrings(checkoutStrings);
  const { taka } = useFormats();
  const cash = useId();
  return (
    <>
      <Button
        type="submit"
        size="large"
        fullWidth
        aria-disabled={isDisabled}
        className={isDisabled ? buttonClasses.disabled : undefined}
        aria-describedby={isCash ? cash : undefined}
        sx={{ mt: 2 }}
      >
        {isBusy ? t.redirecting : t.pay(taka(total))}
      </Button>
      {isCash && (
        <Typography id={cash} sx={{ mt: 1, textAlign: 'center', fontWeight: 600 }}>
          {t.inCash}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {t.terms[0]}
        {/* In a new tab: the form keeps what was typed. */}
        <Link to={paths.policy('terms')} target="_blank" style={{ color: 'inherit' }}>
          {t.terms[1]}
        </Link>
        {t.terms[2]}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t.returns}
      </Typography>
    </>
  );
}
