/** The eight divisions of Bangladesh (docs/reference/specification.md 5). */
export const REGIONS = [
  'Dhaka',
  'Chittagong',
  'Sylhet',
  'Rajshahi',
  'Khulna',
  'Barisal',
  'Rangpur',
  'Mymensingh',
] as const;

export type Region = (typeof REGIONS)[number];

type RegionNames = Readonly<Record<Region, string>>;

/** The English names, as the specification spells them. */
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

/** The Bangla names. A constant of their own, so that English pages do not load them. */
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
