import type { usePlaces } from '#data/places/use-places.ts';
import { adminZonesStrings } from '#locales/en/staff/admin-zones.ts';
import { useLanguage, useStrings } from '#locales/use-strings.ts';

/** Returns a function that gives the name of a district or an area by its id; the id itself until the places are loaded. */
export function usePlaceName(loaded: ReturnType<typeof usePlaces>): (id: string) => string {
  const t = useStrings(adminZonesStrings);
  const language = useLanguage();
  return (id) => {
    if (typeof loaded !== 'object') return id;
    const all = loaded.allPlaces();
    const area = all.get(id);
    if (area) return `${area.area[language]}, ${area.district[language]}`;
    const ofDistrict = [...all.values()].find((place) => place.id.startsWith(`${id}/`));
    return ofDistrict ? t.wholeDistrict(ofDistrict.district[language]) : id;
  };
}
