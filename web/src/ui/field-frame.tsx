import type { ReactNode } from 'react';
import { textClass } from './text.tsx';
import css from './field-frame.module.css';

interface Props {
  /** Of the control. */
  id: string;
  label: string;
  error?: boolean | undefined;
  /** The error or a hint; `describedBy` connects it with the control. */
  helperText?: string | undefined;
  helperRole?: 'status' | undefined;
  /** What stands at the end of the field, such as a button. */
  adornment?: ReactNode;
  /** An input, select or textarea with the class of `fieldClass`. */
  children: ReactNode;
}

/** The class of a control in a frame. An empty one needs the placeholder EMPTY, which its label hides. */
export const fieldClass = css.control;
export const EMPTY = ' ';

/** Returns the value of aria-describedby for the control with this id. */
export const describedBy = (id: string, helperText: string | undefined) =>
  helperText ? `${id}-help` : undefined;

/**
 * Renders what is around a field's control: the label, which lies in an empty field and above a filled one, and the line
 * beneath. Native controls in the shop's look, without MUI (docs/adr/0093).
 */
export function FieldFrame({ id, label, error, helperText, helperRole, adornment, children }: Props) {
  return (
    <div className={css.frame}>
      <div className={adornment ? `${css.box} ${css.adorned}` : css.box}>
        {children}
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        {adornment && <div className={css.adornment}>{adornment}</div>}
      </div>
      {helperText && (
        <p
          id={`${id}-help`}
          role={helperRole}
          className={textClass('caption', css.help)}
          data-error={error || undefined}
        >
          {helperText}
        </p>
      )}
    </div>
  );
}
