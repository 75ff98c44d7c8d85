import Box from '@mui/material/Box';
import { ADDRESS_CATEGORIES, REGIONS, type Address } from '@nargisus/domain/checkout';
import type { ChangeEvent } from 'react';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface FieldProps {
  name: string;
  value: string;
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void;
  error: boolean;
  helperText: string | undefined;
}

/**
 * Renders the address fields (docs/reference/specification.md 5, Checkout address). The surrounding form holds their
 * values and errors.
 */
export function AddressForm({ field }: { field(name: keyof Address): FieldProps }) {
  const t = useStrings(checkoutStrings);
  const labels = useStrings(orderLabelStrings);
  const labelled = (name: keyof Address, hint?: string) => {
    const { helperText, ...rest } = field(name);
    return { ...rest, label: t.fields[name], helperText: helperText ?? hint };
  };
  const regions = REGIONS.map((region) => [region, labels.regions[region]] as const);
  const categories = ADDRESS_CATEGORIES.map((it) => [it, t.categories[it]] as const);
  return (
    <Box sx={{ display: 'grid', alignItems: 'start', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextInput {...labelled('recipientName')} autoComplete="name" />
      <TextInput {...labelled('recipientPhone', t.phoneHint)} type="tel" autoComplete="tel-national" />
      <SelectField {...labelled('region')} options={[['', t.chooseRegion], ...regions]} />
      <TextInput {...labelled('city')} autoComplete="address-level2" />
      <TextInput {...labelled('district')} autoComplete="address-level1" />
      <TextInput {...labelled('address')} autoComplete="street-address" />
      <TextInput {...labelled('landmark', t.landmarkHint)} autoComplete="off" isOptional />
      <SelectField {...labelled('addressCategory')} options={categories} />
    </Box>
  );
}
