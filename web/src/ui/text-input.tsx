import {
  useId,
  type ChangeEvent,
  type ComponentProps,
  type InputEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { describedBy, EMPTY, fieldClass, FieldFrame } from './field-frame.tsx';

export interface TextInputProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'type' | 'autoComplete' | 'readOnly' | 'min' | 'maxLength' | 'step'
> {
  label: string;
  onChange?(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void;
  onBeforeInput?(event: InputEvent<HTMLInputElement>): void;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void;
  error?: boolean | undefined;
  /** The error or a hint; screen readers read it with the field. */
  helperText?: string | undefined;
  isOptional?: boolean;
  inputMode?: 'numeric' | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** The lines of a field for longer text. */
  rows?: number | undefined;
  endAdornment?: ReactNode;
  /** The language of what is typed, where it is not the page's. */
  lang?: string | undefined;
}

/** Renders a labelled field with its error beneath it. Fields are required unless `isOptional`; labels carry no star. */
export function TextInput({
  label,
  helperText,
  error,
  isOptional = false,
  inputRef,
  rows,
  endAdornment,
  type = 'text',
  onBeforeInput,
  min,
  step,
  ...rest
}: TextInputProps) {
  const id = useId();
  const control = {
    ...rest,
    id,
    className: fieldClass,
    placeholder: EMPTY,
    'aria-required': !isOptional,
    'aria-invalid': error ?? false,
    'aria-describedby': describedBy(id, helperText),
  };
  return (
    <FieldFrame id={id} label={label} error={error} helperText={helperText} adornment={endAdornment}>
      {rows === undefined ? (
        <input {...control} {...{ ref: inputRef, type, onBeforeInput, min, step }} />
      ) : (
        <textarea {...control} rows={rows} />
      )}
    </FieldFrame>
  );
}
