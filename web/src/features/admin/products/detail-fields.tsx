import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { adminProductsStrings } from '#locales/en/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';
import { banglaDigitsTyped } from '#ui/bangla-digits-typed.ts';
import { TextInput, type TextInputProps } from '#ui/text-input.tsx';
import type { DetailValues } from './product-form-values.ts';
import { SwatchField } from './swatch-field.tsx';

type Field = Omit<TextInputProps, 'label'> & { value: string; error: boolean };

interface Props {
  /** Whether any of the fields has a value when the form opens. */
  isFilled: boolean;
  field(name: keyof DetailValues): Field;
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
  const [isOpen, setOpen] = useState(isFilled);
  const hasError = [...NAMES, ...CODES].some((name) => field(name).error);
  const swatch = field('colour.hex');
  return (
    <Box
      component="details"
      open={isOpen || hasError}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{
        borderBlock: 1,
        borderColor: 'divider',
        '& > summary': { py: 2, cursor: 'pointer', listStylePosition: 'outside', ml: 2.5 },
        '& > summary h2': { display: 'inline' },
      }}
    >
      <summary>
        <Typography variant="h4" component="h2">
          {t.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t.hint}
        </Typography>
      </summary>
      <Box sx={{ display: 'grid', gap: 4, pt: 1.5, pb: 3 }}>
        <Group title={t.inBangla} hint={t.inBanglaHint}>
          <TextInput {...field('nameBn')} label={t.nameBn} lang="bn" isOptional />
          <TextInput {...field('descriptionBn')} label={t.descriptionBn} lang="bn" rows={4} isOptional />
        </Group>
        <Group title={t.cloth}>
          <Pair>
            <TextInput {...field('fabric')} label={t.fabric} isOptional />
            <TextInput {...field('fabricBn')} label={t.fabricBn} lang="bn" isOptional />
          </Pair>
          <Pair>
            <TextInput {...field('fit')} label={t.fit} isOptional />
            <TextInput {...field('fitBn')} label={t.fitBn} lang="bn" isOptional />
          </Pair>
          <Pair>
            <TextInput {...field('care')} label={t.care} rows={2} isOptional />
            <TextInput {...field('careBn')} label={t.careBn} lang="bn" rows={2} isOptional />
          </Pair>
        </Group>
        <Group title={t.colour} hint={t.colourHint}>
          <Pair>
            <TextInput {...field('colour.name')} label={t.colourName} isOptional />
            <TextInput {...field('colour.nameBn')} label={t.colourNameBn} lang="bn" isOptional />
          </Pair>
          <Pair>
            <SwatchField
              label={t.swatch}
              value={swatch.value}
              error={swatch.helperText}
              onChange={onSwatch}
            />
            <TextInput {...hinted(field('styleId'), t.styleIdHint)} label={t.styleId} isOptional />
          </Pair>
        </Group>
        <Group title={t.stockroom}>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
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
          </Box>
        </Group>
      </Box>
    </Box>
  );
}

const hinted = (field: Field, hint: string): Field => ({ ...field, helperText: field.helperText ?? hint });

/** Renders English and Bangla side by side, below each other on a phone. */
const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { sm: '1fr 1fr' } }}>
    {children}
  </Box>
);

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={hint && id}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2.5 }}
    >
      <Typography component="legend" sx={{ p: 0, mb: hint ? 0.5 : 2.5, fontWeight: 600 }}>
        {title}
      </Typography>
      {hint && (
        <Typography id={id} variant="body2" color="textSecondary" sx={{ mt: -2 }}>
          {hint}
        </Typography>
      )}
      {children}
    </Box>
  );
}
