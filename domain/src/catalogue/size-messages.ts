/** Validation errors of the sizes of a product. Apart from the others, because only the forms of staff show them. */
export const sizeMessages = {
  systemInvalid: 'Please choose a size system',
  missing: 'Please choose at least one size',
  malformed: 'A size has up to 8 capital letters, digits, dots and hyphens',
  tooMany: 'A product has at most {count} sizes',
  twice: 'Each size once',
  ofOtherSystem: 'These sizes do not belong to the size system',
} as const;
