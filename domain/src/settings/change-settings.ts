import * as z from 'zod/mini';
import type { FieldErrors } from '../contract/shop-error.ts';
import type { SettingField } from './fields.ts';
import type { Section, WireValues } from './section.ts';
import { settingsMessages } from './settings-messages.ts';

/** For each changed field the value that the caller saw and the new one, in wire form. */
export type SettingsChanges = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

/** A field that a colleague changed first. */
export interface StaleSetting {
  readonly field: string;
  /** The value that the caller saw. */
  readonly from: unknown;
  /** The stored value. */
  readonly is: unknown;
}

export type ChangedSettings =
  | { readonly ok: true; readonly before: WireValues; readonly after: WireValues }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: FieldErrors }
  | { readonly ok: false; readonly reason: 'stale'; readonly stale: readonly StaleSetting[] };

/**
 * Applies changes to the current values of a section (docs/reference/commerce.md 0). `before` and `after` have the
 * fields that differ, in wire form; both are empty when nothing does. A field that has its new value already is
 * neither a change nor a conflict.
 */
export function changeSettings(
  section: Section,
  current: WireValues,
  changes: SettingsChanges,
): ChangedSettings {
  const errors: [field: string, message: string][] = [];
  const wanted: [field: string, from: unknown, to: unknown][] = [];
  for (const [field, { from, to }] of Object.entries(changes)) {
    const definition = Object.hasOwn(section.fields, field) ? section.fields[field] : undefined;
    const parsed = definition?.schema.safeParse(to);
    if (!definition || !parsed) errors.push([field, settingsMessages.unknownField]);
    else if (!parsed.success) errors.push(...errorsOfField(field, definition, parsed.error.issues));
    else wanted.push([field, from, z.encode(definition.schema, parsed.data)]);
  }
  if (errors.length > 0) return { ok: false, reason: 'invalid', fields: Object.fromEntries(errors) };

  const differing = wanted.filter(([field, , to]) => !isSameValue(current[field], to));
  const stale = differing
    .filter(([field, from]) => !isSameValue(current[field], from))
    .map(([field, from]) => ({ field, from, is: current[field] }));
  if (stale.length > 0) return { ok: false, reason: 'stale', stale };
  return {
    ok: true,
    before: Object.fromEntries(differing.map(([field]) => [field, current[field]])),
    after: Object.fromEntries(differing.map(([field, , to]) => [field, to])),
  };
}

/**
 * Returns the error of a field by its name; of a field with parts those of the parts, each by its path: `offer.text`,
 * `slides.0.title`. The first of each part comes last, so that it counts.
 */
export function errorsOfField(
  name: string,
  { hasParts }: Pick<SettingField, 'hasParts'>,
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): [path: string, message: string][] {
  if (!hasParts) return [[name, issues[0]?.message ?? '']];
  return issues.map(({ path, message }): [string, string] => [[name, ...path].join('.'), message]).reverse();
}

/** Returns whether two values in wire form are the same, whatever the order of keys. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return Object.is(one, other);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) => Object.hasOwn(other, key) && isSameValue((one as WireValues)[key], (other as WireValues)[key]),
    )
  );
}
