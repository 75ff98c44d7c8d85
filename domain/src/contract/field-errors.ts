import type { FieldErrors } from './shop-error.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * Returns the first message of each field, as forms and the `errors` of a 400 show it. Nested fields are joined by
 * dots.
 */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.map(String).join('.') || 'form'] ??= message;
  return errors;
}
