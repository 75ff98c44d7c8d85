import type { CourierName } from './parcel.ts';

/** Which courier parcels are booked with, if any. */
export const COURIER_CHOICES = ['own-riders', 'steadfast'] as const satisfies readonly (
  CourierName | 'own-riders'
)[];

/** How a parcel's content is described to the courier, whose riders read it. */
export const ITEM_DESCRIPTIONS = ['names', 'count', 'nothing'] as const;

export interface CourierSettings {
  readonly courier: (typeof COURIER_CHOICES)[number];
  /** Added to the note of every parcel. */
  readonly note: string;
  readonly items: (typeof ITEM_DESCRIPTIONS)[number];
  /** The highest delivery charge agreed for a parcel, in whole taka; 0 when statements are not checked for it. */
  readonly agreedCharge: number;
  /** The courier's collection fee, in percent of the collected cash. */
  readonly collectionPercent: number;
  /** The shop's own district, `division/district`: parcels start there. */
  readonly homeDistrict: string;
}

export const DEFAULT_COURIER_SETTINGS: CourierSettings = {
  courier: 'own-riders',
  note: '',
  items: 'names',
  agreedCharge: 0,
  collectionPercent: 1,
  homeDistrict: 'dhaka/dhaka',
};

/** The limits of what can be agreed: taka, and percent. */
export const MAX_AGREED_CHARGE = 1000;
export const MAX_COLLECTION_PERCENT = 10;

/** The longest note for every parcel, in characters. */
export const MAX_COURIER_NOTE = 200;
