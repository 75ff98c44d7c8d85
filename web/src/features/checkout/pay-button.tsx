import type { Paisa } from '@nargisus/domain/money';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import css from './pay-button.module.css';

interface Props {
  total: Paisa;
  /** Whether the order is paid at delivery: the label is the specification's, and the text below names the time. */
  isCash: boolean;
  isBusy: boolean;
  /** Looks disabled and keeps the focus; the form's submit handler does nothing. */
  isDisabled: boolean;
}

/**
 * Renders what the shopper agrees to, and the button that places the order, with the amount (docs/reference/specification.md 2,
 * docs/adr/0035). On a phone the button stays at the bottom of the window (docs/adr/0060).
 */
export function PayButton({ total, isCash, isBusy, isDisabled }: Props) {
  const t = useStrings(checkoutStrings);
  const { taka } = useFormats();
  const cash = useId();
  return (
    <>
      <Text variant="body2" tone="secondary">
        {t.terms[0]}
        {/* In a new tab: the form keeps what was typed. */}
        <Link to={paths.policy('terms')} target="_blank" style={{ color: 'inherit' }}>
          {t.terms[1]}
        </Link>
        {t.terms[2]}
      </Text>
      <Text variant="body2" tone="secondary" style={{ marginTop: 4 }}>
        {t.returns}
      </Text>
      <div className={css.bar}>
        <Button type="submit" aria-disabled={isDisabled} aria-describedby={isCash ? cash : undefined}>
          {isBusy ? t.redirecting : t.pay(taka(total))}
        </Button>
        {isCash && <p id={cash}>{t.inCash}</p>}
      </div>
    </>
  );
}
