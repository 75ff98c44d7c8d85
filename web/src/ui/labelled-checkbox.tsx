import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import css from './labelled-checkbox.module.css';

interface Props {
  label: string;
  isOn: boolean;
  isInvalid?: boolean;
  onChange(isOn: boolean): void;
}

/** Renders a checkbox with its label, 44 px high for touch. */
export function LabelledCheckbox({ label, isOn, isInvalid, onChange }: Props) {
  return (
    <label className={css.label}>
      <CheckboxInput
        checked={isOn}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}

/** Renders a native checkbox in the colour of the theme; its label has the touch target and the cursor. */
export const CheckboxInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="checkbox" className={classNames(css.box, className)} {...rest} />
);
