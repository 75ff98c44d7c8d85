import type { DhakaDay, Weekday } from '../time/dhaka-day.ts';
import { optionsOf, type DeliveryTerms } from './terms.ts';
import type { DeliveryZone } from './zone.ts';

/** The settings section `delivery`. */
export interface DeliverySettings {
  readonly zones: readonly DeliveryZone[];
  readonly daysOff: readonly Weekday[];
  readonly holidays: readonly DhakaDay[];
}

/** Where an order goes, as the zones know places. */
export interface DeliveryPlace {
  /** `division/district/area`, where an area was chosen. */
  readonly areaId?: string;
  /** `division/district`, of the area or of the district's name; missing for a name that no district has. */
  readonly districtId?: string;
  /** For messages; '' before a place is chosen. */
  readonly name: string;
}

export const NO_PLACE: DeliveryPlace = { name: '' };

/**
 * Returns what delivery to a place costs and how long it takes (docs/adr/0072). The zone is that of the area, else that of
 * the district. A district without an area may lie in several zones: the dearest counts. A place in no zone pays the
 * dearest zone that offers the option.
 */
export function deliveryTermsFor(
  place: DeliveryPlace,
  { zones, daysOff, holidays }: DeliverySettings,
): DeliveryTerms {
  const found = zonesOf(place, zones);
  return {
    place: place.name,
    options: optionsOf(found.length > 0 ? found : zones),
    calendar: { daysOff, holidays },
  };
}

function zonesOf({ areaId, districtId }: DeliveryPlace, zones: readonly DeliveryZone[]): DeliveryZone[] {
  if (areaId !== undefined) {
    const ofArea = zones.filter(({ places }) => places.includes(areaId));
    return ofArea.length > 0 ? ofArea : zones.filter(({ places }) => places.includes(districtOf(areaId)));
  }
  if (districtId === undefined) return [];
  return zones.filter(({ places }) =>
    places.some((place) => place === districtId || place.startsWith(`${districtId}/`)),
  );
}

/** Returns the district of an area, by id. */
const districtOf = (areaId: string): string => areaId.split('/').slice(0, 2).join('/');
