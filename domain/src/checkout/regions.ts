/** docs/reference/specification.md 5: the eight divisions. */
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
