import type { Address } from '../checkout/address.ts';
import type { Region } from '../checkout/regions.ts';

/** A name in both languages. */
export interface PlaceName {
  readonly en: string;
  readonly bn: string;
}

/** An area to which the shop delivers: an upazila or a thana of a city. */
export interface Place {
  /** `division/district/area`. Orders and settings store it: it never changes. */
  readonly id: string;
  readonly area: PlaceName;
  readonly district: PlaceName;
  readonly division: PlaceName;
  /** The division's name in the HTTP contract. */
  readonly region: Region;
  /** Whether it is a thana of a city. */
  readonly isThana: boolean;
  /** Other names of area and district: old spellings, neighbourhoods. */
  readonly otherNames: { readonly area: readonly string[]; readonly district: readonly string[] };
}

/**
 * Returns what an address says of a place. Always in English, whatever language the shopper reads: labels, couriers and
 * delivery zones compare these names.
 */
export const placeFields = ({ id, region, area, district }: Place) =>
  ({ region, city: area.en, district: district.en, areaId: id }) satisfies Partial<Address>;
