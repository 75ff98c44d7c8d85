import { SECTIONS, type SectionId, type SettingField } from '@nargisus/domain/settings';
import { adminSettingsStrings } from '#locales/en/staff/admin-settings.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useDeliveryText } from './delivery/use-delivery-text.ts';
import { useHomeText } from './home/use-home-text.ts';
import { differingParts, quotedValue } from './setting-values.ts';
import { useOptionText } from './use-option-text.ts';

/** Returns a function that quotes two values of a section's field side by side, for notices and the history. */
export function useQuotedValues(
  section: SectionId,
): (field: string, one: unknown, other: unknown) => [one: string, other: string] {
  const t = useStrings(adminSettingsStrings);
  const homeText = useHomeText();
  const deliveryText = useDeliveryText();
  const fields: Readonly<Partial<Record<string, SettingField>>> = SECTIONS[section].fields;
  const optionText = useOptionText(Object.values(fields).some((field) => field?.kind === 'district'));
  return (field, one, other) => {
    const kind = fields[field]?.kind;
    const write = homeText(kind) ?? deliveryText(kind) ?? optionText(kind);
    const parts = write ? ([write(one), write(other)] as const) : differingParts(one, other);
    return [quotedValue(parts[0], t.empty), quotedValue(parts[1], t.empty)];
  };
}
