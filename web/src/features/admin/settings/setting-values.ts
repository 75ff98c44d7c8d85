import { isSameValue, type Section, type SettingsChanges, type WireValues } from '@nargisus/domain/settings';
import type { TranslatableFields } from '#locales/translatable.ts';

/** The longest part of a value that a notice or the history quotes, in characters. */
const QUOTED = 120;

/** Returns a stored value as notices and the history quote it; a page of text is cut. @param empty - for no value */
export function quotedValue(value: unknown, empty: string): string {
  if (value === '' || value === undefined) return empty;
  const text = String(value);
  return `“${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}”`;
}

/** An edited field: the value that staff saw when they began, and theirs. */
interface SettingEdit {
  readonly from: unknown;
  readonly to: unknown;
}

export type SettingEdits = Readonly<Record<string, SettingEdit>>;

/** Returns the values as the form shows them: the edited ones, and the stored ones of all other fields. */
export function shownValues(stored: WireValues, edits: SettingEdits): WireValues {
  return { ...stored, ...Object.fromEntries(Object.entries(edits).map(([field, { to }]) => [field, to])) };
}

/** Returns the edits after a field was set; a field with its old value is not edited. */
export function withEdit(edits: SettingEdits, stored: WireValues, field: string, to: unknown): SettingEdits {
  const from = field in edits ? edits[field]!.from : stored[field];
  const { [field]: _previous, ...others } = edits;
  return isSameValue(from, to) ? others : { ...others, [field]: { from, to } };
}

/** Returns the edited fields that a colleague has changed to another value since. */
export function conflictingFields(stored: WireValues, edits: SettingEdits): string[] {
  return Object.entries(edits)
    .filter(([field, { from, to }]) => !isSameValue(stored[field], from) && !isSameValue(stored[field], to))
    .map(([field]) => field);
}

/** Returns the changes to send, or the errors by field. */
export function changesOf(
  section: Section,
  edits: SettingEdits,
): { ok: true; changes: SettingsChanges } | { ok: false; errors: TranslatableFields } {
  const errors = Object.entries(edits).flatMap(([field, { to }]) => {
    const parsed = section.fields[field]?.schema.safeParse(to);
    return parsed?.error ? [[field, parsed.error.issues[0]?.message ?? ''] as const] : [];
  });
  return errors.length > 0 ? { ok: false, errors: Object.fromEntries(errors) } : { ok: true, changes: edits };
}
