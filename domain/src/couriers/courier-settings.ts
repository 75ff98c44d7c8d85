import type { CourierName } from './parcel.ts';

/** Which courier parcels are booked with; `off` for the shop's own riders. */
export const COURIER_CHOICES = ['off', 'steadfast'] as const satisfies readonly (CourierName | 'off')[];

/** How a parcel's content is described to the courier, whose riders read it. */
export const ITEM_DESCRIPTIONS = ['names', 'count', 'none'] as const;

export interface CourierSettings {
  readonly courier: (typeof COURIER_CHOICES)[number];
  /** Added to the note of every parcel. */
  readonly note: string;
  readonly items: (typeof ITEM_DESCRIPTIONS)[number];
}

export const DEFAULT_COURIER_SETTINGS: CourierSettings = { courier: 'off', note: '', items: 'names' };

/** The longest note for every parcel, in characters. */
export const MAX_COURIER_NOTE = 200;
