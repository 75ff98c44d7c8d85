import { useId, type ComponentProps } from 'react';
import { Labelled, PlainInput } from './plain-field.tsx';
import { Text } from './text.tsx';

interface Props extends ComponentProps<'input'> {
  label: string;
  /** Whether the value is wrong; `helperText` then says why, and is a hint otherwise. */
  error?: boolean;
  helperText?: string | undefined;
}

/** Renders a labelled text field of a public page with its error, for the field() of useSchemaForm. */
export function PlainTextField({ label, error = false, helperText, ...rest }: Props) {
  const help = useId();
  return (
    <div>
      <Labelled>
        {label}
        <PlainInput
          type="text"
          aria-invalid={error || undefined}
          aria-describedby={helperText ? help : undefined}
          {...rest}
        />
      </Labelled>
      {helperText && (
        <Text id={help} variant="body2" tone={error ? 'error' : 'secondary'}>
          {helperText}
        </Text>
      )}
    </div>
  );
}
