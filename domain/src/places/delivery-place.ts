import type { Address } from '../checkout/address.ts';
import { joinPlaces } from '../checkout/join-places.ts';
import { districtOf } from '../delivery/district-of.ts';
import type { DeliveryPlace } from '../delivery/terms-for-place.ts';
import { normalizeTerm } from '../search/normalize-term.ts';
import { allPlaces } from './all-places.ts';

/** By any of its names, as they sound. */
let districts: ReadonlyMap<string, string> | undefined;

/** Returns the id `division/district` of a district by its name in either language or an old spelling. */
function districtIdOf(name: string): string | undefined {
  districts ??= new Map(
    Array.from(allPlaces().values(), ({ id, district, otherNames }) =>
      [district.en, district.bn, ...otherNames.district].map((it) => [soundOf(it), districtOf(id)] as const),
    ).flat(),
  );
  return districts.get(soundOf(name));
}

/** Without blanks and marks: Cox's Bazar is also written coxsbazar. */
const soundOf = (name: string): string => normalizeTerm(name.replace(/[\s'’.-]/g, ''));

/**
 * Returns where an address lies, for the delivery zones: by its area where it has one, and then by nothing else, so that an
 * address cannot name a cheaper district beside its area.
 */
export function deliveryPlaceOf({
  areaId,
  city,
  district,
}: Pick<Address, 'areaId' | 'city' | 'district'>): DeliveryPlace {
  const name = joinPlaces([city, district]);
  return areaId ? { areaId, name } : { districtId: districtIdOf(district), name };
}
