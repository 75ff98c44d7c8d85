import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { ADDRESS_CATEGORIES, ADDRESS_FIELD_NAMES, REGIONS, type Address } from '@nargisus/domain/checkout';

type AddressField = keyof typeof ADDRESS_FIELD_NAMES;
type FieldProps = Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'error' | 'helperText'>;

/** SPEC 5, Checkout address. Knows nothing of sending; values and errors come from the form around it. */
export function AddressForm({ field }: { field(name: keyof Address): FieldProps }) {
  const text = (name: AddressField, autoComplete: string, type = 'text') => (
    <TextField
      {...field(name)}
      label={ADDRESS_FIELD_NAMES[name]}
      type={type}
      autoComplete={autoComplete}
      slotProps={{ htmlInput: { 'aria-required': name !== 'landmark' } }}
    />
  );
  const choice = (name: AddressField, options: readonly (readonly [value: string, text: string])[]) => (
    <TextField
      {...field(name)}
      select
      label={ADDRESS_FIELD_NAMES[name]}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-required': true },
        inputLabel: { shrink: true },
      }}
    >
      {options.map(([value, optionText]) => (
        <option key={value} value={value}>
          {optionText}
        </option>
      ))}
    </TextField>
  );

  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {text('recipientName', 'name')}
      {text('recipientPhone', 'tel-national', 'tel')}
      {choice('region', [['', 'Choose a region'], ...REGIONS.map((region) => [region, region] as const)])}
      {text('city', 'address-level2')}
      {text('district', 'address-level1')}
      {text('address', 'street-address')}
      {text('landmark', 'off')}
      {choice(
        'addressCategory',
        ADDRESS_CATEGORIES.map((it) => [it, it[0]!.toUpperCase() + it.slice(1)] as const),
      )}
    </Box>
  );
}
