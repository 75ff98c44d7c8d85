import { normalPhone } from '../accounts/phone.ts';
import { fold, MAX_PREFIX, tokenOfCode, wordsIn } from './fold.ts';
import { MIN_DIGITS } from './search-tokens.ts';

/** Tokens of one search: more words do not narrow it. */
const MAX_WORDS = 6;
/** Characters of a search text. */
export const MAX_SEARCH_TEXT = 100;

/**
 * Returns the tokens that an order must have to match a search text, the one that fewest orders have first: the server is
 * asked for it, and the others are compared in the browser. Empty when the text has no word of two characters or more.
 */
export function searchedTokens(text: string): string[] {
  const typed = text.trim().slice(0, MAX_SEARCH_TEXT);
  const phone = digitsOf(typed);
  const tokens = phone ? [phone] : typed.split(/\s+/).flatMap(tokensOfWord);
  const known = [...new Set(tokens)].filter((token) => token.length > 1);
  return known.sort((a, b) => selectivity(b) - selectivity(a)).slice(0, MAX_WORDS);
}

function tokensOfWord(typed: string): string[] {
  const digits = digitsOf(typed);
  if (digits) return [digits];
  const word = fold(typed);
  if (/^ord(-|$)/.test(word)) return tokensOfOrderId(word);
  // An address that is still being typed is found by the part before the at sign.
  if (word.includes('@')) return [tokenOfCode(/@.+\..+/.test(word) ? word : `${word.split('@')[0]}@`)];
  if (/[^-_][-_]+[^-_]/.test(word)) return [tokenOfCode(word)];
  return wordsIn(word).map((it) => [...it].slice(0, MAX_PREFIX).join(''));
}

/** Returns the digits of a phone number or of its end; undefined for another text. */
function digitsOf(text: string): string | undefined {
  const digits = fold(normalPhone(text)).replace(/^\+/, '');
  return /^[0-9]+$/.test(digits) && digits.length >= MIN_DIGITS ? digits : undefined;
}

function tokensOfOrderId(word: string): string[] {
  const [prefix = '', day = '', random = ''] = word.split('-');
  const length = [8, 6, 4].find((it) => day.length >= it) ?? 0;
  return [length ? `${prefix}-${day.slice(0, length)}` : prefix, ...(random.length > 1 ? [random] : [])];
}

/** Ranks tokens: an address or a code is on few orders, digits on fewer than letters, a day on many. */
function selectivity(token: string): number {
  if (/^ord(-|$)/.test(token)) return 0;
  if (/[-_@]/.test(token)) return 200;
  return /^[0-9]+$/.test(token) ? 100 + token.length : token.length;
}
