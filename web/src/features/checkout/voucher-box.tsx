import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { VoucherTerms } from '@nargisus/domain/vouchers';
import { checkoutStrings } from '#locales/en/checkout.ts';
import type { Translatable } from '#locales/translatable.ts';
import { useTranslate } from '#locales/translate.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { TextInput } from '#ui/text-input.tsx';

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
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{t.voucherInForce(code)}</Typography>
          {(['name', 'description'] as const)
            .filter((field) => applied[field])
            .map((field) => (
              <Typography key={field} variant="body2" color="textSecondary" {...localized(applied, field)} />
            ))}
        </Box>
        <Button variant="outlined" size="small" onClick={onRemove} aria-label={t.removeVoucher(code)}>
          {t.remove}
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
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
      <Button variant="outlined" sx={{ minHeight: 56 }} {...busyProps(isChecking, onApply)}>
        {isChecking ? t.checking : t.apply}
      </Button>
    </Box>
  );
}
