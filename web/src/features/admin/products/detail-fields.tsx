import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';
import { banglaDigitsTyped } from '#ui/bangla-digits-typed.ts';
import { TextInput, type TextInputProps } from '#ui/text-input.tsx';
import { FieldDisclosure } from './field-disclosure.tsx';
import { FieldGroup, FieldRow } from './field-group.tsx';
import type { DetailValues } from './product-form-values.ts';
import { SwatchField } from './swatch-field.tsx';

/** The props of a field of the form. */
export type FormField = Omit<TextInputProps, 'label'> & { value: string; error: boolean };

interface Props {
  /** Whether any of the fields has a value when the form opens. */
  isFilled: boolean;
  field(name: keyof DetailValues): FormField;
  onSwatch(hex: string): void;
}

const NAMES = ['nameBn', 'descriptionBn', 'fabric', 'fabricBn', 'fit', 'fitBn', 'care', 'careBn'] as const;
const CODES = ['weight', 'sku', 'barcode', 'styleId', 'colour.name', 'colour.nameBn', 'colour.hex'] as const;

/**
 * Renders what a product may say beyond its basics, each text in English and Bangla side by side. Closed until it is
 * needed; a field with an error opens it.
 */
export function DetailFields({ isFilled, field, onSwatch }: Props) {
  const t = useStrings(adminProductsStrings).details;
  const hasError = [...NAMES, ...CODES].some((name) => field(name).error);
  const swatch = field('colour.hex');
  return (
    <FieldDisclosure title={t.title} hint={t.hint} isFilled={isFilled} hasError={hasError}>
      <FieldGroup title={t.inBangla} hint={t.inBanglaHint}>
        <TextInput {...field('nameBn')} label={t.nameBn} lang="bn" isOptional />
        <TextInput {...field('descriptionBn')} label={t.descriptionBn} lang="bn" rows={4} isOptional />
      </FieldGroup>
      <FieldGroup title={t.cloth}>
        <FieldRow>
          <TextInput {...field('fabric')} label={t.fabric} isOptional />
          <TextInput {...field('fabricBn')} label={t.fabricBn} lang="bn" isOptional />
        </FieldRow>
        <FieldRow>
          <TextInput {...field('fit')} label={t.fit} isOptional />
          <TextInput {...field('fitBn')} label={t.fitBn} lang="bn" isOptional />
        </FieldRow>
        <FieldRow>
          <TextInput {...field('care')} label={t.care} rows={2} isOptional />
          <TextInput {...field('careBn')} label={t.careBn} lang="bn" rows={2} isOptional />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={t.colour} hint={t.colourHint}>
        <FieldRow>
          <TextInput {...field('colour.name')} label={t.colourName} isOptional />
          <TextInput {...field('colour.nameBn')} label={t.colourNameBn} lang="bn" isOptional />
        </FieldRow>
        <FieldRow>
          <SwatchField label={t.swatch} value={swatch.value} error={swatch.helperText} onChange={onSwatch} />
          <TextInput {...hinted(field('styleId'), t.styleIdHint)} label={t.styleId} isOptional />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={t.stockroom}>
        <FieldRow count={3}>
          <TextInput
            {...hinted(field('weight'), t.weightHint)}
            label={t.weight}
            onBeforeInput={banglaDigitsTyped}
            isOptional
          />
          <TextInput {...hinted(field('sku'), t.skuHint)} label={t.sku} isOptional />
          <TextInput
            {...hinted(field('barcode'), t.barcodeHint)}
            label={t.barcode}
            onBeforeInput={banglaDigitsTyped}
            isOptional
          />
        </FieldRow>
      </FieldGroup>
    </FieldDisclosure>
  );
}

const hinted = (field: FormField, hint: string): FormField => ({
  ...field,
  helperText: field.helperText ?? hint,
});
