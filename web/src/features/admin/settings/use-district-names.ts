import { districtOf } from '@nargisus/domain/delivery';
import type { usePlaces } from '#data/places/use-places.ts';
import { useLanguage } from '#locales/use-strings.ts';

/** Returns the districts by their id, `division/district`, in the active language; none until the places have loaded. */
export function useDistrictNames(places: ReturnType<typeof usePlaces>): ReadonlyMap<string, string> {
  const language = useLanguage();
  if (typeof places !== 'object') return new Map();
  return new Map(
    [...places.allPlaces().values()].map(({ id, district }) => [districtOf(id), district[language]]),
  );
}
