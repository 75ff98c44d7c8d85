import { taka } from '../money/taka.ts';
import type { DeliveryZone } from './zone.ts';

/** The charges of docs/reference/specification.md 9, for the whole country: what counts until staff keep zones. */
export const DEFAULT_ZONE: DeliveryZone = {
  name: 'Bangladesh',
  nameBn: 'বাংলাদেশ',
  places: [],
  charges: { standard: taka(60), express: taka(120), premium: taka(200) },
  freeFrom: null,
  extraDays: 0,
};
