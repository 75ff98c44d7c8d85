/** docs/reference/specification.md 9. All sizes are in Asian Standard. */
export const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

export type Size = (typeof SIZES)[number];

export const DEFAULT_SIZE: Size = 'M';
