import type { Region } from './regions.ts';

type RegionNames = Readonly<Record<Region, string>>;

/** As the specification spells them. */
export const REGION_NAMES: RegionNames = {
  Dhaka: 'Dhaka',
  Chittagong: 'Chittagong',
  Sylhet: 'Sylhet',
  Rajshahi: 'Rajshahi',
  Khulna: 'Khulna',
  Barisal: 'Barisal',
  Rangpur: 'Rangpur',
  Mymensingh: 'Mymensingh',
};

/** By themselves, so that who reads English does not load them. */
export const REGION_NAMES_BN: RegionNames = {
  Dhaka: 'ঢাকা',
  Chittagong: 'চট্টগ্রাম',
  Sylhet: 'সিলেট',
  Rajshahi: 'রাজশাহী',
  Khulna: 'খুলনা',
  Barisal: 'বরিশাল',
  Rangpur: 'রংপুর',
  Mymensingh: 'ময়মনসিংহ',
};
