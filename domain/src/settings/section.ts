import * as z from 'zod/mini';
import type { SettingField } from './fields.ts';

type Fields = Readonly<Record<string, SettingField>>;

/** One section of the shop's settings, stored as `settings/{section}` (docs/adr/0041). */
export interface Section<F extends Fields = Fields> {
  /** Whether anyone may read the values, through GET /api/settings. Staff read every section. */
  readonly isPublic: boolean;
  /** In the order of the form. */
  readonly fields: F;
  /** All values of the section, in wire form outside (taka, text). */
  readonly schema: z.ZodMiniObject<{ [Name in keyof F]: F[Name]['schema'] }>;
}

/** The values of a section. */
export type ValuesOf<S extends Section> = z.output<S['schema']>;

/** Values in wire form, by field: as documents and answers have them. */
export type WireValues = Readonly<Record<string, unknown>>;

export function defineSection<const Public extends boolean, const F extends Fields>(definition: {
  readonly isPublic: Public;
  readonly fields: F;
}): Section<F> & { readonly isPublic: Public } {
  const shape = Object.fromEntries(Object.entries(definition.fields).map(([name, it]) => [name, it.schema]));
  return { ...definition, schema: z.object(shape as { [Name in keyof F]: F[Name]['schema'] }) };
}

/** Returns the values that count: the stored ones, and the default of each field that is not stored. */
export function valuesOf<S extends Section>(section: S, stored: WireValues = {}): ValuesOf<S> {
  const values = Object.entries(section.fields).map(([name, { schema, byDefault }]) => [
    name,
    stored[name] === undefined ? byDefault : schema.parse(stored[name]),
  ]);
  return Object.fromEntries(values) as ValuesOf<S>;
}

/** Returns the same in wire form. */
export function wireValuesOf(section: Section, stored?: WireValues): WireValues {
  return z.encode(section.schema, valuesOf(section, stored)) as WireValues;
}
