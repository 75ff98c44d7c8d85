/** The sizes, all in Asian Standard (docs/reference/specification.md 9). */
export const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

export type Size = (typeof SIZES)[number];

export const DEFAULT_SIZE: Size = 'M';
