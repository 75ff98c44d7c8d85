/*! Places: nuhil/bangladesh-geocode, MIT, (c) 2014 Nuhil Mehdy; see domain/src/places/data/LICENSE */
import { BARISHAL } from './data/barishal.ts';
import { CHATTOGRAM } from './data/chattogram.ts';
import { DHAKA } from './data/dhaka.ts';
import { KHULNA } from './data/khulna.ts';
import { MYMENSINGH } from './data/mymensingh.ts';
import { RAJSHAHI } from './data/rajshahi.ts';
import { RANGPUR } from './data/rangpur.ts';
import { SYLHET } from './data/sylhet.ts';
import type { DivisionRows } from './data/division-rows.ts';
import type { Place } from './place.ts';

/** Dhaka first: most orders go there. */
const DIVISIONS: readonly DivisionRows[] = [
  DHAKA,
  CHATTOGRAM,
  RAJSHAHI,
  KHULNA,
  SYLHET,
  BARISHAL,
  RANGPUR,
  MYMENSINGH,
];

let places: ReadonlyMap<string, Place> | undefined;

/** Returns all places by id: of a district, the thanas of its city first, then the upazila of its town. */
export const allPlaces = (): ReadonlyMap<string, Place> =>
  (places ??= new Map(DIVISIONS.flatMap(placesOf).map((place) => [place.id, place])));

function placesOf({ id: divisionId, region, name, nameBn, districts }: DivisionRows): Place[] {
  const division = { en: name, bn: nameBn };
  return districts.flatMap(({ place, thanas = '', upazilas }) => {
    const district = rowOf(place);
    return [thanas, upazilas].flatMap((rows) =>
      rows
        .split('\n')
        .filter(Boolean)
        .map((text) => {
          const area = rowOf(text);
          return {
            id: `${divisionId}/${district.id}/${area.id}`,
            area: area.name,
            district: district.name,
            division,
            region,
            isThana: rows === thanas,
            otherNames: { area: area.otherNames, district: district.otherNames },
          };
        }),
    );
  });
}

function rowOf(text: string) {
  const [id = '', en = '', bn = '', others = ''] = text.split('|');
  return { id, name: { en, bn }, otherNames: others.split(', ').filter(Boolean) };
}
