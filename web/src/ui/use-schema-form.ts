import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { TranslatableFields } from '../locales/translatable.ts';
import { useTranslate } from '../locales/translate.ts';

type Values = Record<string, unknown>;

/** The names of the values that are text. */
type TextField<V> = { [Name in keyof V & string]: V[Name] extends string ? Name : never }[keyof V & string];

/** 'leaving' keeps the form busy after a success, because the page navigates away or unmounts it. */
type SubmitResult = void | 'leaving';

interface SchemaForm<V extends Values, Out> {
  values: V;
  /** Returns the props of a text field. */
  field(name: TextField<V>): {
    name: string;
    value: string;
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void;
    error: boolean;
    helperText: string | undefined;
  };
  /** Returns the error of a field, or of the first wrong element of a list. */
  errorOf(name: keyof V & string): string | undefined;
  /** Sets a value and clears its error. */
  set<Name extends keyof V & string>(name: Name, value: V[Name]): void;
  /** Shows errors of the server by field; unknown names are ignored. */
  showErrors(errors: TranslatableFields): void;
  /** Whether the promise of the last `onValid` is pending. */
  isSubmitting: boolean;
  /**
   * Returns the form's onSubmit, which passes on the parsed values, or shows the errors and focuses the first. It does
   * nothing while `isSubmitting`.
   */
  submit(
    onValid: (parsed: Out) => SubmitResult | Promise<SubmitResult>,
    /** Values that no field holds, such as the URL of an uploaded image. */
    also?: Readonly<Record<string, unknown>>,
  ): (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Holds a form that one schema of the domain validates. Errors appear under their fields on submit, in the active
 * language; editing a field clears its error (docs/reference/specification.md 5).
 */
export function useSchemaForm<V extends Values, Out>(
  schema: ZodMiniType<Out>,
  initial: V,
): SchemaForm<V, Out> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<TranslatableFields>({});
  const form = useRef<HTMLFormElement>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const isInFlight = useRef(false); // set before the next render, for a second Enter
  const translate = useTranslate();

  const showErrors = (found: TranslatableFields) => {
    setErrors(found);
    // After the fields are marked invalid.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const set = (name: string, value: unknown) => {
    setValues((now) => ({ ...now, [name]: value }));
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([path]) => !isWithin(path, name))));
  };

  const waitFor = async (submission: Promise<SubmitResult>) => {
    isInFlight.current = true;
    setSubmitting(true);
    let isLeaving = false;
    try {
      isLeaving = (await submission) === 'leaving';
    } finally {
      isInFlight.current = isLeaving;
      setSubmitting(isLeaving);
    }
  };

  return {
    values,
    set,
    showErrors,
    isSubmitting,
    errorOf: (name) => {
      const error = Object.entries(errors).find(([path]) => isWithin(path, name))?.[1];
      return error && translate(error);
    },
    field: (name) => ({
      name,
      value: values[name] as string,
      onChange: ({ target }) => set(name, target.value),
      error: name in errors,
      helperText: errors[name] && translate(errors[name]),
    }),
    submit: (onValid, also) => (event) => {
      event.preventDefault();
      if (isInFlight.current) return;
      form.current = event.currentTarget;
      const parsed = schema.safeParse({ ...values, ...also });
      if (parsed.success) {
        setErrors({});
        const submission = onValid(parsed.data);
        if (submission instanceof Promise) void waitFor(submission);
        return;
      }
      const found: Record<string, string> = {};
      for (const { path, message } of parsed.error.issues) found[path.map(String).join('.')] ??= message;
      showErrors(found);
    },
  };
}

/** Returns whether the path of an error is that of a field or of an element of it, such as `sizes.1`. */
const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`);
