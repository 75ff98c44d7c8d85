import Typography from '@mui/material/Typography';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';
import { banglaDigitsTyped } from '#ui/bangla-digits-typed.ts';
import { TextInput } from '#ui/text-input.tsx';
import type { FormField } from './detail-fields.tsx';
import { FieldDisclosure } from './field-disclosure.tsx';
import { FieldGroup, FieldRow } from './field-group.tsx';
import type { PriceValues } from './product-form-values.ts';

interface Props {
  isFilled: boolean;
  field(name: keyof PriceValues): FormField;
}

const NAMES = ['compareAtPrice', 'sale.price', 'sale.from', 'sale.until'] as const;

/** Renders the struck-through price and the scheduled sale. Times are typed as they are in Dhaka, wherever staff are. */
export function PriceFields({ isFilled, field }: Props) {
  const t = useStrings(adminProductsStrings).prices;
  const amount = { type: 'number', min: 0, step: 0.01, onBeforeInput: banglaDigitsTyped, isOptional: true };
  const moment = { type: 'datetime-local', isOptional: true };
  return (
    <FieldDisclosure
      title={t.title}
      hint={t.hint}
      isFilled={isFilled}
      hasError={NAMES.some((name) => field(name).error)}
    >
      <FieldRow>
        <TextInput {...field('compareAtPrice')} {...amount} label={t.compareAt} />
        <Typography variant="body2" color="textSecondary">
          {t.compareAtHint}
        </Typography>
      </FieldRow>
      <FieldGroup title={t.sale} hint={t.saleHint}>
        <FieldRow count={3}>
          <TextInput {...field('sale.price')} {...amount} label={t.salePrice} />
          <TextInput {...field('sale.from')} {...moment} label={t.from} />
          <TextInput {...field('sale.until')} {...moment} label={t.until} />
        </FieldRow>
      </FieldGroup>
    </FieldDisclosure>
  );
}
