import { useId, type ChangeEvent, type ComponentProps } from 'react';
import { describedBy, fieldClass, FieldFrame } from './field-frame.tsx';

interface Props extends Pick<ComponentProps<'select'>, 'name' | 'value'> {
  label: string;
  error?: boolean | undefined;
  helperText?: string | undefined;
  /** Required by default, as TextInput. */
  isOptional?: boolean;
  options: readonly (readonly [value: string, text: string])[];
  onChange(event: ChangeEvent<HTMLSelectElement>): void;
}

/** Renders a labelled native select: it works on every phone and loads nothing. */
export function SelectField({ label, helperText, error, options, isOptional = false, ...select }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} helperText={helperText}>
      <select
        {...select}
        id={id}
        className={fieldClass}
        aria-required={!isOptional}
        aria-invalid={error ?? false}
        aria-describedby={describedBy(id, helperText)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
