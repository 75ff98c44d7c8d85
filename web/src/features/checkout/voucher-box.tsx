import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Paisa } from '@nargisus/domain/money';
import { applyVoucher, voucherRejection } from '@nargisus/domain/vouchers';
import { useState } from 'react';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useFormats } from '#locales/formats.ts';
import type { Translatable } from '#locales/translatable.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.ts';

interface Props {
  subtotal: Paisa;
  /** The applied code; the quote computes the discount. */
  applied: string | null;
  /** Why the code that was applied is no longer valid. */
  rejection?: Translatable;
  onChange(code: string | null): void;
}

/** Renders the field for a voucher code, or the applied voucher (docs/reference/specification.md 4 and 5, Voucher). */
export function VoucherBox({ subtotal, applied, rejection, onChange }: Props) {
  const t = useStrings(checkoutStrings);
  const translate = useTranslate();
  const { taka } = useFormats();
  const [code, setCode] = useState('');
  const [error, setError] = useState<Translatable>();
  const shownError = error ?? (code === '' ? rejection : undefined);

  const apply = () => {
    const result = applyVoucher(code, subtotal);
    if (!result.ok) {
      setError(voucherRejection(result.rejection));
      return;
    }
    setError(undefined);
    onChange(result.code);
    toast(t.voucherApplied(taka(result.discount)));
  };
  const remove = () => {
    setCode('');
    onChange(null);
    toast(t.voucherRemoved, { kind: 'info' });
  };

  if (applied) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{t.voucherInForce(applied)}</Typography>
        <Button variant="outlined" size="small" onClick={remove} aria-label={t.removeVoucher(applied)}>
          {t.remove}
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <TextInput
        label={t.voucherCode}
        value={code}
        error={shownError !== undefined}
        helperText={shownError && translate(shownError)}
        onChange={({ target }) => {
          setCode(target.value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // Enter would submit the surrounding form
          apply();
        }}
        autoComplete="off"
        isOptional
      />
      <Button variant="outlined" sx={{ minHeight: 56 }} onClick={apply}>
        {t.apply}
      </Button>
    </Box>
  );
}
