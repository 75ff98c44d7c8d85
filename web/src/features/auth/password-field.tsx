import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { EyeIcon } from './eye-icon.tsx';

type PasswordFieldProps = Pick<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'error' | 'helperText' | 'autoComplete'
> & { label: string };

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      label={label}
      type={shown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { 'aria-required': true },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                <EyeIcon crossed={shown} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
