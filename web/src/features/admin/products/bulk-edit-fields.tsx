import Box from '@mui/material/Box';
import { CATEGORIES } from '@nargisus/domain/catalogue';
import { adminBulkEditStrings } from '#locales/en/staff/admin-bulk-edit.ts';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  isPercent,
  PRICE_KINDS,
  type AmountError,
  type BulkEditValues,
  type ReadBulkEdit,
} from './bulk-edit-values.ts';

interface Props {
  values: BulkEditValues;
  /** Shown after the first attempt to submit. */
  errors: ReadBulkEdit['errors'];
  onChange(changed: Partial<BulkEditValues>): void;
}

/** Renders what a bulk edit can change; each field is left as it is until another choice is made. */
export function BulkEditFields({ values, errors, onChange }: Props) {
  const t = useStrings(adminBulkEditStrings);
  const products = useStrings(adminProductsStrings);
  const labels = useStrings(catalogueLabelStrings);
  const translate = useTranslate();
  const { priceKind, compareAtKind } = values;
  const keep = ['', t.keep] as const;
  const select = <Name extends keyof BulkEditValues>(
    name: Name,
    label: string,
    options: readonly (readonly [BulkEditValues[Name], string])[],
  ) => (
    <SelectField
      label={label}
      isOptional
      value={values[name]}
      options={[keep, ...options]}
      // The value is one of the options.
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  const errorText = (error: AmountError | undefined) =>
    error === 'percentInvalid' || error === 'raiseInvalid' ? t[error] : error && translate(error);
  const amount = (name: 'priceBy' | 'compareAt', label: string, hint?: string) => (
    <TextInput
      label={label}
      value={values[name]}
      error={Boolean(errors[name])}
      helperText={errorText(errors[name]) ?? hint}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}
    >
      {select(
        'priceKind',
        t.price,
        PRICE_KINDS.map((kind) => [kind, t.priceKinds[kind]] as const),
      )}
      {priceKind &&
        (isPercent(priceKind) ? amount('priceBy', t.percent, t.percentHint) : amount('priceBy', t.amount))}
      {select('compareAtKind', t.compareAt, [
        ['price-before', t.compareAtKinds['price-before']],
        ['set', t.compareAtKinds.set],
        ['remove', t.compareAtKinds.remove],
      ])}
      {compareAtKind === 'set' && amount('compareAt', t.compareAtAmount)}
      {select(
        'category',
        t.category,
        CATEGORIES.map((it) => [it, labels.categories[it]] as const),
      )}
      {select('inStock', t.stock, [
        ['yes', products.inStock],
        ['no', products.outOfStock],
      ])}
      {select('featured', t.featured, [
        ['yes', products.featured],
        ['no', products.notFeatured],
      ])}
    </Box>
  );
}
