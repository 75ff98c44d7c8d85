import type { Size, Sizing } from './sizes.ts';

/** A line of a cart or order. Without `sizing` it is a size in letters, as all were before products had size systems. */
export interface SizedLine {
  readonly size: Size;
  readonly sizing?: Sizing | undefined;
}

/** What a language calls sizes. */
export interface SizeTexts {
  readonly oneSize: string;
  /** Receives the number as the language writes it. */
  readonly years: (count: string) => string;
  /** Writes the digits of a number in the language. */
  readonly digits: (text: string) => string;
}

export const ENGLISH_SIZES: SizeTexts = {
  oneSize: 'One size',
  years: (count) => `${count}Y`,
  digits: (text) => text,
};

/**
 * Returns how a size is shown: "One size" and not the `M` that one-size products have on the wire, "২ বছর" for `2Y`. A size
 * with letters is shown as it is, because it stands on the garment in that form.
 */
export function sizeLabel({ size, sizing }: SizedLine, texts: SizeTexts = ENGLISH_SIZES): string {
  if (sizing === 'one-size') return texts.oneSize;
  if (sizing === 'kids') return texts.years(texts.digits(size.replace(/Y$/, '')));
  return /[A-Z]/.test(size) ? size : texts.digits(size);
}
