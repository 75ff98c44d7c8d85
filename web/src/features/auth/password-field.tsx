import { useState } from 'react';
import { IconButton } from '#ui/button.tsx';
import { TextInput, type TextInputProps } from '#ui/text-input.tsx';
import { EyeIcon } from './eye-icon.tsx';

interface Props extends Omit<TextInputProps, 'type' | 'endAdornment'> {
  /** The accessible names of the eye button. */
  names: { show: string; hide: string };
}

/** Renders a password field with a button that shows or hides the password. */
export function PasswordField({ names, ...field }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...field}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          type="button"
          aria-label={shown ? names.hide : names.show}
          onClick={() => setShown(!shown)}
        >
          <EyeIcon crossed={shown} />
        </IconButton>
      }
    />
  );
}
