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
}

export const DEFAULT_COURIER_SETTINGS: CourierSettings = { courier: 'own-riders', note: '', items: 'names' };

/** The longest note for every parcel, in characters. */
export const MAX_COURIER_NOTE = 200;
