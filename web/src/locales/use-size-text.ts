import { hasSizes, sizeLabel, type SizedLine } from '@nargisus/domain/catalogue';
import { sizeStrings } from './en/sizes.ts';
import { currentFormats, useFormats, type Formats } from './formats.ts';
import { currentStrings, useStrings } from './use-strings.ts';

/** Sizes as the active language writes them. */
export interface SizeText {
  /** "42", "৪২", "2Y" or "One size". */
  label(line: SizedLine): string;
  /** "Size 42"; "One size" where there is no other. */
  phrase(line: SizedLine): string;
}

export const useSizeText = (): SizeText => sizeText(useStrings(sizeStrings), useFormats());

/** Returns the size texts outside React. */
export const currentSizeText = (): SizeText => sizeText(currentStrings(sizeStrings), currentFormats());

function sizeText({ size, oneSize, years }: typeof sizeStrings.en, { digits }: Formats): SizeText {
  const label = (line: SizedLine) => sizeLabel(line, { oneSize, years, digits });
  return { label, phrase: (line) => (hasSizes(line) ? size(label(line)) : label(line)) };
}
