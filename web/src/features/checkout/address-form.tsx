import Box from '@mui/material/Box';
import { ADDRESS_CATEGORIES, REGIONS, type Address } from '@nargisus/domain/checkout';
import type { ChangeEvent } from 'react';
import { checkoutTexts } from '#texts/en/checkout.ts';
import { useSay } from '#texts/sentences.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ChoiceInput } from '#ui/choice-input.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface FieldProps {
  name: string;
  value: string;
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void;
  error: boolean;
  helperText: string | undefined;
}

/**
 * docs/reference/specification.md 5, Checkout address. Knows nothing of sending; values and errors come from the
 * form around it.
 */
export function AddressForm({ field }: { field(name: keyof Address): FieldProps }) {
  const t = useTexts(checkoutTexts);
  const say = useSay();
  const labelled = (name: keyof Address, hint?: string) => {
    const { helperText, ...rest } = field(name);
    return { ...rest, label: t.fields[name], helperText: helperText ? say(helperText) : hint };
  };
  const regions = REGIONS.map((region) => [region, t.regions[region]] as const);
  const categories = ADDRESS_CATEGORIES.map((it) => [it, t.categories[it]] as const);
  return (
    <Box sx={{ display: 'grid', alignItems: 'start', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextInput {...labelled('recipientName')} autoComplete="name" />
      <TextInput {...labelled('recipientPhone', t.phoneHint)} type="tel" autoComplete="tel-national" />
      <ChoiceInput {...labelled('region')} options={[['', t.chooseRegion], ...regions]} />
      <TextInput {...labelled('city')} autoComplete="address-level2" />
      <TextInput {...labelled('district')} autoComplete="address-level1" />
      <TextInput {...labelled('address')} autoComplete="street-address" />
      <TextInput {...labelled('landmark', t.landmarkHint)} autoComplete="off" optional />
      <ChoiceInput {...labelled('addressCategory')} options={categories} />
    </Box>
  );
}
