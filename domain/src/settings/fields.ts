import * as z from 'zod/mini';
import type { Sizing } from '../catalogue/sizes.ts';
import { fixedText } from '../text/message.ts';
import { requiredText, typedText } from '../text/written-text.ts';

/**
 * How the Settings tab asks for a field: a line, several lines, a page, an address, a number to call, a size chart, the
 * parts of the home page, delivery zones, days of the week, dates, one of several choices, a whole number, and a district.
 */
export type FieldKind =
  | 'text'
  | 'lines'
  | 'page'
  | 'email'
  | 'phone'
  | 'chart'
  | 'slides'
  | 'rows'
  | 'offer'
  | 'zones'
  | 'weekdays'
  | 'dates'
  | 'choice'
  | 'count'
  | 'district';

/** A field of a settings section. `byDefault` is what counts until staff have stored a value. */
export interface SettingField<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly kind: FieldKind;
  readonly schema: Schema;
  readonly byDefault: z.output<Schema>;
  readonly isOptional: boolean;
  /** Whether an error names the part of the value that it concerns. */
  readonly hasParts?: true;
  /** What a choice is made from. */
  readonly options?: readonly string[];
  /** The size system of a chart. */
  readonly sizing?: Sizing;
}

/** A line of text that may be empty. `longest` is in characters. */
export const textField = (longest: number, byDefault = '') =>
  ({ kind: 'text', schema: typedText(longest), byDefault, isOptional: true }) as const;

/** A line of text that must not be empty. @param missing - the error of an empty one */
export const requiredTextField = (missing: string, longest: number, byDefault: string) =>
  ({ kind: 'text', schema: requiredText(missing, longest), byDefault, isOptional: false }) as const;

/** Several lines of text that may be empty. */
export const linesField = (longest: number, byDefault = '') =>
  ({ kind: 'lines', schema: typedText(longest), byDefault, isOptional: true }) as const;

/** A page of text that may be empty. */
export const pageField = (longest: number) =>
  ({ kind: 'page', schema: typedText(longest), byDefault: '', isOptional: true }) as const;

/** One of several choices. */
export const choiceField = <const Option extends string>(
  schema: z.ZodMiniEnum<{ [Name in Option]: Name }>,
  byDefault: NoInfer<Option>,
) => ({ kind: 'choice', schema, byDefault, isOptional: false, options: schema.options }) as const;

/** A whole number between two others. @param error - with the parameters `least` and `most` */
export function countField(
  error: string,
  { least, most }: { readonly least: number; readonly most: number },
  byDefault: number,
) {
  const message = fixedText(error, { least, most });
  const schema = z.int(message).check(z.minimum(least, message), z.maximum(most, message));
  return { kind: 'count', schema, byDefault, isOptional: false } as const;
}

/** A district by its id, `division/district`. Whether there is such a district is checked where the places are loaded. */
export const districtField = (error: string, byDefault: string) =>
  ({
    kind: 'district',
    schema: z.string(error).check(z.regex(/^[a-z-]{1,40}\/[a-z-]{1,40}$/, error)),
    byDefault,
    isOptional: false,
  }) as const;
