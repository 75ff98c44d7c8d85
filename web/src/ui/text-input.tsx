import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

export interface TextInputProps extends Pick<
  OutlinedInputProps,
  | 'name'
  | 'value'
  | 'onBeforeInput'
  | 'onChange'
  | 'onKeyDown'
  | 'error'
  | 'type'
  | 'autoComplete'
  | 'endAdornment'
  | 'readOnly'
  | 'inputRef'
  | 'rows'
  | 'inputMode'
> {
  label: string;
  /** The error or a hint; screen readers read it with the field. */
  helperText?: string;
  isOptional?: boolean;
  inputMode?: 'numeric';
  /** For type "number". */
  min?: number;
  maxLength?: number;
  step?: number;
  /** The language of what is typed, where it is not the page's. */
  lang?: string;
}

/**
 * Renders a labelled field with its error beneath it. Not MUI's TextField: it imports Select, Menu and Popover, a
 * tenth of the bytes of /login. Fields are required unless `isOptional`; labels carry no star.
 */
export function TextInput({
  label,
  helperText,
  error,
  isOptional = false,
  inputMode,
  min,
  maxLength,
  step,
  lang,
  ...input
}: TextInputProps) {
  const id = useId();
  // An empty field for a day or a time shows its format, on which the label would lie.
  const showsFormat = input.type?.startsWith('date') || undefined;
  return (
    <FormControl fullWidth error={error} variant="outlined">
      <InputLabel htmlFor={id} shrink={showsFormat}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        notched={showsFormat}
        multiline={input.rows !== undefined}
        id={id}
        label={label}
        aria-describedby={helperText ? `${id}-help` : undefined}
        inputProps={{ 'aria-required': !isOptional, inputMode, min, maxLength, step, lang }}
      />
      {helperText && <FormHelperText id={`${id}-help`}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
