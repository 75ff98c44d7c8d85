import { taka } from '../money/taka.ts';
import { DEFAULT_ZONE } from './default-zone.ts';
import type { DeliveryZone } from './zone.ts';

/**
 * Returns the zones with which most shops begin: inside Dhaka, around Dhaka, elsewhere. The upazilas of Dhaka's district are
 * listed by area, so that every other area of the district is the city.
 */
export const presetZones = (): DeliveryZone[] => [
  { ...DEFAULT_ZONE, name: 'Inside Dhaka', nameBn: 'ঢাকার ভেতরে', places: ['dhaka/dhaka'] },
  {
    ...DEFAULT_ZONE,
    name: 'Around Dhaka',
    nameBn: 'ঢাকার আশেপাশে',
    places: [
      'dhaka/gazipur',
      'dhaka/narayanganj',
      'dhaka/dhaka/savar',
      'dhaka/dhaka/keraniganj',
      'dhaka/dhaka/dhamrai',
      'dhaka/dhaka/dohar',
      'dhaka/dhaka/nawabganj',
    ],
    charges: { standard: taka(100), express: taka(160), premium: null },
  },
  {
    ...DEFAULT_ZONE,
    name: 'Elsewhere',
    nameBn: 'অন্যান্য এলাকা',
    charges: { standard: taka(130), express: taka(200), premium: null },
  },
];
