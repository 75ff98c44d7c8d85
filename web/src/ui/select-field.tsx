import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ChangeEvent } from 'react';

interface Props extends Pick<NativeSelectProps, 'name' | 'value' | 'error'> {
  label: string;
  helperText?: string;
  /** Required by default, as TextInput. */
  isOptional?: boolean;
  options: readonly (readonly [value: string, text: string])[];
  onChange(event: ChangeEvent<HTMLSelectElement>): void;
}

/** Renders a labelled native select: it works on every phone and loads nothing. */
export function SelectField({ label, helperText, error, options, isOptional = false, ...select }: Props) {
  const id = useId();
  return (
    <FormControl fullWidth error={error} variant="outlined">
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <NativeSelect
        {...select}
        input={<OutlinedInput notched label={label} />}
        inputProps={{
          id,
          'aria-required': !isOptional,
          'aria-describedby': helperText ? `${id}-help` : undefined,
        }}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
      {helperText && <FormHelperText id={`${id}-help`}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
