import type { Region } from '../../checkout/regions.ts';

/**
 * The places of a division as they are kept: one place per line, `id|English|Bangla|other names, separated by commas`.
 * The id of a place is stored in orders and settings: it never changes, whatever the name becomes.
 *
 * Divisions, districts and upazilas come from nuhil/bangladesh-geocode (see LICENSE in this folder). Spellings follow the
 * official ones of 2018; the thanas of the metropolitan police and the other names were added by hand (docs/adr/0052).
 */
export interface DivisionRows {
  readonly id: string;
  /** The division's name in the HTTP contract. */
  readonly region: Region;
  readonly name: string;
  readonly nameBn: string;
  readonly districts: readonly {
    readonly place: string;
    /** Thanas of a city. */
    readonly thanas?: string;
    readonly upazilas: string;
  }[];
}
