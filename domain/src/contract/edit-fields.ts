import * as z from 'zod/mini';
import { isSameValue } from '../settings/change-settings.ts';
import type { FieldErrors } from './shop-error.ts';

/** For each changed field the value that the caller saw and the new one, in wire form. */
export type FieldChanges = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

/** A field that a colleague changed first, in wire form. */
export interface StaleField {
  readonly field: string;
  readonly from: unknown;
  readonly is: unknown;
}

/** Fields in wire form, for the audit log. */
export type WireFields = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, z.ZodMiniType>>;

export type EditedFields =
  | {
      readonly ok: true;
      /** The changed fields, parsed. */
      readonly values: Readonly<Record<string, unknown>>;
      readonly before: WireFields;
      readonly after: WireFields;
    }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: FieldErrors }
  | { readonly ok: false; readonly reason: 'stale'; readonly stale: readonly StaleField[] };

/** Returns the named fields of a record in wire form. */
export function wireFields<const F extends Fields>(
  fields: F,
  record: Readonly<Record<keyof F, unknown>>,
): Record<keyof F, unknown> {
  const entries = Object.entries(fields).map(([field, schema]) => [field, z.encode(schema, record[field])]);
  return Object.fromEntries(entries) as Record<keyof F, unknown>;
}

/**
 * Applies changes to the fields of a record (docs/reference/commerce.md 0). A field that has its new value already is neither a
 * change nor a conflict.
 */
export function editFields<const F extends Fields>(
  fields: F,
  present: Readonly<Record<keyof F, unknown>>,
  changes: FieldChanges,
  { unknownField }: { readonly unknownField: string },
): EditedFields {
  const errors: [field: string, message: string][] = [];
  const stale: StaleField[] = [];
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  const values: Record<string, unknown> = {};
  const wire: Readonly<Record<string, unknown>> = wireFields(fields, present);
  for (const [field, { from, to }] of Object.entries(changes)) {
    const schema = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (!schema) {
      errors.push([field, unknownField]);
      continue;
    }
    const parsed = schema.safeParse(to);
    if (!parsed.success) {
      errors.push([field, parsed.error.issues[0]?.message ?? '']);
      continue;
    }
    const next: unknown = z.encode(schema, parsed.data);
    if (isSameValue(wire[field], next)) continue;
    if (!isSameValue(wire[field], from)) stale.push({ field, from, is: wire[field] });
    before[field] = wire[field];
    after[field] = next;
    values[field] = parsed.data;
  }
  if (errors.length > 0) return { ok: false, reason: 'invalid', fields: Object.fromEntries(errors) };
  if (stale.length > 0) return { ok: false, reason: 'stale', stale };
  return { ok: true, values, before, after };
}
