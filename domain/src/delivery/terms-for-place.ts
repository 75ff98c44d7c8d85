import { taka } from '../money/taka.ts';
import { NO_ADVANCE, type AdvanceMode, type AdvanceRule } from '../payments/advance-rule.ts';
import type { DhakaDay, Weekday } from '../time/dhaka-day.ts';
import { districtOf } from './district-of.ts';
import { optionsOf, type DeliveryTerms } from './terms.ts';
import type { DeliveryZone } from './zone.ts';

/** The settings section `delivery`. */
export interface DeliverySettings {
  readonly zones: readonly DeliveryZone[];
  readonly daysOff: readonly Weekday[];
  readonly holidays: readonly DhakaDay[];
  /** What cash orders pay in advance (docs/adr/0062); nothing by default. */
  readonly advance?: AdvanceMode;
  /** In whole taka. */
  readonly advanceAmount?: number;
  /** In whole taka. */
  readonly advanceFrom?: number;
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
 * the district, else the zone without places, which is for all others. A district without an area may lie in several zones, and in
 * that for all others unless a zone lists the whole district: the dearest counts. A place that none of this finds, such as a misspelled district, pays the dearest zone that offers the option.
 */
export function deliveryTermsFor(place: DeliveryPlace, settings: DeliverySettings): DeliveryTerms {
  const { zones, daysOff, holidays } = settings;
  const found = zonesOf(place, zones);
  const counting = found.length > 0 ? found : zones;
  return {
    place: place.name,
    options: optionsOf(counting),
    calendar: { daysOff, holidays },
    advance: counting.every(({ noAdvance }) => noAdvance) ? NO_ADVANCE : advanceRuleOf(settings),
  };
}

const advanceRuleOf = ({
  advance = 'off',
  advanceAmount = 0,
  advanceFrom = 0,
}: DeliverySettings): AdvanceRule => ({
  mode: advance,
  amount: taka(advanceAmount),
  from: taka(advanceFrom),
});

function zonesOf({ areaId, districtId }: DeliveryPlace, zones: readonly DeliveryZone[]): DeliveryZone[] {
  const listing = (isListed: (place: string) => boolean) =>
    zones.filter(({ places }) => places.some(isListed));
  const others = zones.filter(({ places }) => places.length === 0);
  if (areaId !== undefined) {
    const found = [listing((place) => place === areaId), listing((place) => place === districtOf(areaId))];
    return found.find((it) => it.length > 0) ?? others;
  }
  if (districtId === undefined) return [];
  const found = listing((place) => place === districtId || place.startsWith(`${districtId}/`));
  if (listing((place) => place === districtId).length > 0) return found;
  // Its other areas are where no zone is listed.
  return others.length > 0 ? [...found, ...others] : [];
}
