import { latinDigits } from '../text/bangla-digits.ts';
import type { Size } from './sizes.ts';

/**
 * Reads a list of sizes as staff type it: separated by commas or line breaks, in any case, with the digits of both scripts.
 * A space within a size becomes a hyphen ("semi dbl" is SEMI-DBL). The sizes are not checked: sizesSchema does.
 */
export function readSizes(text: string): Size[] {
  return latinDigits(text)
    .split(/[,،;\n]/)
    .map((size) => size.trim().replace(/\s+/g, '-').toUpperCase())
    .filter(Boolean);
}
