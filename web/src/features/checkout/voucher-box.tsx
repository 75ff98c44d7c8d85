import type { VoucherTerms } from '@nargisus/domain/vouchers';
import { checkoutStrings } from '#locales/en/checkout.ts';
import type { Translatable } from '#locales/translatable.ts';
import { useTranslate } from '#locales/translate.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { TextInput } from '#ui/text-input.tsx';
import css from './voucher-box.module.css';

interface Props {
  /** The voucher in force; the quote computes the discount. */
  applied: VoucherTerms | null;
  /** The code in the field. */
  typed: string;
  /** Why that code does not count. */
  error?: Translatable;
  isChecking: boolean;
  onType(typed: string): void;
  onApply(): void;
  onRemove(): void;
}

/** Renders the field for a voucher code, or the applied voucher (docs/reference/specification.md 4 and 5, Voucher). */
export function VoucherBox({ applied, typed, error, isChecking, onType, onApply, onRemove }: Props) {
  const t = useStrings(checkoutStrings);
  const translate = useTranslate();
  const localized = useLocalized();

  if (applied) {
    const { code } = applied;
    return (
      <div className={css.applied}>
        <div>
          <Text className={css.code}>{t.voucherInForce(code)}</Text>
          {(['name', 'description'] as const)
            .filter((field) => applied[field])
            .map((field) => (
              <Text key={field} variant="body2" tone="secondary" {...localized(applied, field)} />
            ))}
        </div>
        <Button type="button" variant="outlined" small onClick={onRemove} aria-label={t.removeVoucher(code)}>
          {t.remove}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.field}>
      <TextInput
        label={t.voucherCode}
        value={typed}
        error={error !== undefined}
        helperText={error && translate(error)}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // Enter would submit the surrounding form
          onApply();
        }}
        autoComplete="off"
        isOptional
      />
      <Button type="button" variant="outlined" {...busyProps(isChecking, onApply)}>
        {isChecking ? t.checking : t.apply}
      </Button>
    </div>
  );
}
