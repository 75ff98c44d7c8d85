import { latinDigits } from '../text/bangla-digits.ts';

/** Characters of a word's longest stored beginning. */
export const MAX_PREFIX = 12;

/** Characters of the longest token. */
const MAX_TOKEN = 64;

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Returns a text in lower case, with Latin digits, composed characters, and without invisible ones. */
export function fold(text: string): string {
  return latinDigits(text.normalize('NFKC').toLowerCase()).replace(INVISIBLE, '');
}

/** Returns the folded words of a text: letters with their marks, in any script, and digits. */
export function wordsIn(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * Returns the token of a folded word that is searched for as a whole: an id or an address. One without separator is cut
 * like any word, because a search cannot distinguish them.
 */
export function tokenOfCode(code: string): string {
  return [...code].slice(0, /[-_@]/.test(code) ? MAX_TOKEN : MAX_PREFIX).join('');
}
