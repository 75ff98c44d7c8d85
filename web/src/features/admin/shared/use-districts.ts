import { districtOf } from '@nargisus/domain/delivery';
import { districtKey } from '@nargisus/domain/desk';
import type { usePlaces } from '#data/places/use-places.ts';
import { useLanguage } from '#locales/use-strings.ts';

/**
 * Returns the districts in the order of their names in the active language; none until the places have loaded. `id` is `division/district`,
 * `key` what orders are filtered by.
 */
export function useDistricts(places: ReturnType<typeof usePlaces>) {
  const language = useLanguage();
  if (typeof places !== 'object') return [];
  const byId = new Map(
    [...places.allPlaces().values()].map(({ id, district, region }) => [
      districtOf(id),
      { id: districtOf(id), key: districtKey(district.en), name: district[language], region },
    ]),
  );
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name, language));
}
