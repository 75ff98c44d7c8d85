import Box from '@mui/material/Box';
import { ADDRESS_CATEGORIES, ADDRESS_FIELD_NAMES, REGIONS, type Address } from '@nargisus/domain/checkout';
import type { ChangeEvent } from 'react';
import { ChoiceInput } from '../../ui/choice-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface FieldProps {
  name: string;
  value: string;
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void;
  error: boolean;
  helperText: string | undefined;
}

const REGION_CHOICES = [
  ['', 'Choose a region'],
  ...REGIONS.map((region) => [region, region] as const),
] as const;
const CATEGORY_CHOICES = ADDRESS_CATEGORIES.map((it) => [it, it[0]!.toUpperCase() + it.slice(1)] as const);

/** SPEC 5, Checkout address. Knows nothing of sending; values and errors come from the form around it. */
export function AddressForm({ field }: { field(name: keyof Address): FieldProps }) {
  const labelled = (name: keyof Address) => ({ ...field(name), label: ADDRESS_FIELD_NAMES[name] });
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextInput {...labelled('recipientName')} autoComplete="name" />
      <TextInput {...labelled('recipientPhone')} type="tel" autoComplete="tel-national" />
      <ChoiceInput {...labelled('region')} options={REGION_CHOICES} />
      <TextInput {...labelled('city')} autoComplete="address-level2" />
      <TextInput {...labelled('district')} autoComplete="address-level1" />
      <TextInput {...labelled('address')} autoComplete="street-address" />
      <TextInput {...labelled('landmark')} autoComplete="off" optional />
      <ChoiceInput {...labelled('addressCategory')} options={CATEGORY_CHOICES} />
    </Box>
  );
}
