import {
  errorsOfField,
  isSameValue,
  type Section,
  type SettingsChanges,
  type WireValues,
} from '@nargisus/domain/settings';
import type { SizeChart } from '@nargisus/domain/size-charts';
import type { TranslatableFields } from '#locales/translatable.ts';

/** The longest part of a value that a notice or the history quotes, in characters. */
const QUOTED = 120;

/** Returns a stored value as notices and the history quote it; a page of text is cut. @param empty - for no value */
export function quotedValue(value: unknown, empty: string): string {
  const text = typeof value === 'object' ? textOfChart(value as SizeChart) : String(value ?? '');
  if (text === '') return empty;
  return `“${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}”`;
}

/** Returns the measures of a chart as one line: "body Chest: S 88, M 94; garment Sleeve: S 60". */
function textOfChart({ measures }: SizeChart): string {
  return measures
    .map(({ of, name, values }) => {
      const cm = Object.entries(values).map(([size, value]) => `${size} ${value}`);
      return `${of} ${name}: ${cm.join(', ')}`;
    })
    .join('; ');
}

/**
 * Returns two values of a field for a comparison: of charts only the numbers that differ, because a chart is longer than
 * what is quoted.
 */
export function differingParts(one: unknown, other: unknown): [one: unknown, other: unknown] {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return [one, other];
  const charts = [one, other] as [SizeChart, SizeChart];
  return [chartWithout(charts[0], charts[1]), chartWithout(charts[1], charts[0])];
}

/** Returns the numbers of a chart that the other does not have, and the measures whose texts differ. */
function chartWithout(chart: SizeChart, other: SizeChart): SizeChart {
  const measures = chart.measures.flatMap((it) => {
    const that = other.measures.find(({ of, name }) => of === it.of && name === it.name);
    if (!that) return [it];
    const values = Object.entries(it.values).filter(([size, cm]) => that.values[size] !== cm);
    return values.length === 0 && isSameValue(it, that)
      ? []
      : [{ ...it, values: Object.fromEntries(values) }];
  });
  return { measures };
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
    const definition = section.fields[field];
    const error = definition?.schema.safeParse(to).error;
    return error ? errorsOfField(field, definition, error.issues) : [];
  });
  return errors.length > 0 ? { ok: false, errors: Object.fromEntries(errors) } : { ok: true, changes: edits };
}
