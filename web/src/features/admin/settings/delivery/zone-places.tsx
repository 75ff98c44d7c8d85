import Typography from '@mui/material/Typography';
import { districtOf, MAX_ZONE_PLACES } from '@nargisus/domain/delivery';
import type { Place } from '@nargisus/domain/places';
import { useRef } from 'react';
import { usePlaces } from '#data/places/use-places.ts';
import { adminZonesStrings } from '#locales/en/staff/admin-zones.ts';
import { useStrings } from '#locales/use-strings.ts';
import { announce } from '#ui/announce.ts';
import { PlaceField } from '#ui/place-field.tsx';
import { ChipList } from './chip-list.tsx';
import { usePlaceName } from './use-place-name.ts';

interface Props {
  /** Ids of districts and areas. */
  places: readonly string[];
  error: string | undefined;
  onChange(places: string[]): void;
}

/** Renders the places of a zone, which are found by a few letters: whole districts and single areas. */
export function ZonePlaces({ places, error, onChange }: Props) {
  const t = useStrings(adminZonesStrings);
  const loaded = usePlaces();
  const nameOf = usePlaceName(loaded);
  const field = useRef<HTMLDivElement>(null);

  const search = (text: string): Place[] => {
    if (typeof loaded !== 'object') return [];
    const found = loaded.searchPlaces(text);
    return [...districtsNamed(text, found).map(wholeDistrict), ...found];
  };
  /** A district as an entry of the list of areas. */
  const wholeDistrict = (place: Place): Place => {
    const id = districtOf(place.id);
    const { district } = place;
    return { ...place, id, area: { en: t.wholeDistrict(district.en), bn: t.wholeDistrict(district.bn) } };
  };
  const add = ({ id }: Place) => {
    if (!places.includes(id)) onChange([...places, id]);
    announce(t.placeAdded(nameOf(id)));
  };
  const remove = (id: string) => {
    onChange(places.filter((it) => it !== id));
    announce(t.placeRemoved(nameOf(id)));
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{t.places}</Typography>
      <ChipList
        label={t.places}
        empty={t.noPlaces}
        chips={places.map((id) => ({ id, text: nameOf(id) }))}
        removeLabel={t.removePlace}
        onRemove={remove}
      />
      {places.length < MAX_ZONE_PLACES && (
        <div ref={field} style={{ marginTop: 12 }}>
          <PlaceField
            label={t.addPlace}
            search={typeof loaded === 'object' ? search : undefined}
            chosen=""
            error={error}
            hint={t.addPlaceHelp}
            onChoose={add}
          />
        </div>
      )}
    </div>
  );
}

/** Returns one place of each district among those found that the text begins to name. */
function districtsNamed(text: string, found: readonly Place[]): Place[] {
  const typed = text.trim().toLowerCase();
  const byDistrict = new Map(found.toReversed().map((place) => [districtOf(place.id), place]));
  return [...byDistrict.values()]
    .reverse()
    .filter(({ district, otherNames }) =>
      [district.en, district.bn, ...otherNames.district].some((name) => name.toLowerCase().startsWith(typed)),
    );
}
