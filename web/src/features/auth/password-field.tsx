import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { TextInput, type TextInputProps } from '#ui/text-input.tsx';
import { EyeIcon } from './eye-icon.tsx';

interface Props extends Omit<TextInputProps, 'type' | 'endAdornment'> {
  /** What the eye is called. */
  names: { show: string; hide: string };
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ names, ...field }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...field}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={shown ? names.hide : names.show}
            onClick={() => setShown(!shown)}
          >
            <EyeIcon crossed={shown} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
