import type { FieldKind } from '@nargisus/domain/settings';
import { usePlaces } from '#data/places/use-places.ts';
import { adminSettingsStrings } from '#locales/en/staff/admin-settings.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useDistricts } from '../shared/use-districts.ts';

/**
 * Returns a function that gives for a kind of field how its values are written in notices and the history; undefined for those that
 * are not chosen from a list. @param hasDistrict - whether the section has one, for whose name the places are loaded
 */
export function useOptionText(
  hasDistrict: boolean,
): (kind: FieldKind | undefined) => ((value: unknown) => string) | undefined {
  const { choices } = useStrings(adminSettingsStrings);
  const texts: Readonly<Partial<Record<string, string>>> = choices;
  const districts = useDistricts(usePlaces(hasDistrict));
  return (kind) => {
    if (kind === 'choice') return (value) => texts[String(value)] ?? String(value ?? '');
    if (kind === 'district')
      return (value) => districts.find(({ id }) => id === value)?.name ?? String(value ?? '');
    return undefined;
  };
}
