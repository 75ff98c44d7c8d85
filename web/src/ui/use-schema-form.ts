import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useTranslate } from '../locales/translate.ts';

type Values = Record<string, string>;

interface SchemaForm<V extends Values, Out> {
  values: V;
  /** Props of the text field of that name. */
  field(name: keyof V & string): {
    name: string;
    value: string;
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void;
    error: boolean;
    helperText: string | undefined;
  };
  /** A value that no text field holds; its error goes as if it had been edited. */
  set(name: keyof V & string, value: string): void;
  /** Errors that the server found, by field; names that are no field of this form are ignored. */
  showErrors(errors: Readonly<Record<string, string>>): void;
  /** For the form's onSubmit: calls back with the parsed values, or shows the errors and moves to the first. */
  submit(
    onValid: (parsed: Out) => void,
    /** What the form knows beside its text fields, such as an uploaded picture's address. */
    also?: Readonly<Record<string, unknown>>,
  ): (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form judged by one schema of domain: errors appear under their fields on submit, and each goes when its field
 * is edited (docs/reference/specification.md 5). Domain words them in English; the field says them in the language
 * of the moment.
 */
export function useSchemaForm<V extends Values, Out>(
  schema: ZodMiniType<Out>,
  initial: V,
): SchemaForm<V, Out> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const translate = useTranslate();

  const showErrors = (found: Readonly<Record<string, string>>) => {
    setErrors(found);
    // After the fields have been marked: the first of them is where the person has to go on.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const set = (name: string, value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    setErrors(({ [name]: _edited, ...others }) => others);
  };

  return {
    values,
    set,
    showErrors,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      onChange: ({ target }) => set(name, target.value),
      error: name in errors,
      helperText: errors[name] && translate(errors[name]),
    }),
    submit: (onValid, also) => (event) => {
      event.preventDefault();
      form.current = event.currentTarget;
      const parsed = schema.safeParse({ ...values, ...also });
      if (parsed.success) {
        setErrors({});
        onValid(parsed.data);
        return;
      }
      const found: Record<string, string> = {};
      for (const { path, message } of parsed.error.issues) found[path.map(String).join('.')] ??= message;
      showErrors(found);
    },
  };
}
