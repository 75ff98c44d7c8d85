import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { TextInput, type TextInputProps } from '../../ui/text-input.tsx';
import { EyeIcon } from './eye-icon.tsx';

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, ...field }: Omit<TextInputProps, 'type' | 'endAdornment'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...field}
      label={label}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            <EyeIcon crossed={shown} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
