import type { SectionId } from '@nargisus/domain/settings';
import type { Translation } from '#locales/define-strings.ts';
import type { adminSettingsStrings } from '#locales/en/staff/admin-settings.ts';

interface FieldText {
  readonly label: string;
  readonly help: string;
}

/** Returns the texts of a section's fields by name; the name itself for a field of a newer or an older version. */
export function fieldTexts(
  t: Translation<typeof adminSettingsStrings.en>,
  section: SectionId,
): (field: string) => FieldText {
  const texts: Readonly<Partial<Record<string, FieldText>>> = t.sections[section].fields;
  return (field) => texts[field] ?? { label: field, help: '' };
}
