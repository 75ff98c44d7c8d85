import { wordsOf } from '../catalogue/description-keywords.ts';
import type { Paisa } from '../money/paisa.ts';
import { bareForms, foldWord } from './fold-word.ts';
import { isNoise, meaningOf } from './lexicon.ts';
import { readQueryPrice } from './query-price.ts';

/** The maximum number of words in a query; longer ones are pasted, not typed. */
const MOST_WORDS = 8;
/** The most words that people write apart although they are one name: "salwar kameez", "t shirt". */
const LONGEST_NAME = 3;

/** One word of a query, or several that are one name. */
export interface QueryTerm {
  /** As typed, for messages. */
  readonly typed: string;
  readonly parts: readonly string[];
  /** The parts as one word. */
  readonly joined: string;
}

export interface SearchQuery {
  readonly terms: readonly QueryTerm[];
  /** The price as typed; empty when the query names none. */
  readonly priceTyped: string;
  readonly least: Paisa | null;
  readonly most: Paisa | null;
}

/**
 * Reads a query: its price, and its words without those that say nothing about a product. Neighbouring words that are
 * one name in the lexicon, or one term of the catalogue, become one term: t shirt, 3 piece, money bag.
 */
export function readSearchQuery(query: string, isIndexed: (term: string) => boolean): SearchQuery {
  const { rest, typed: priceTyped, least, most } = readQueryPrice(query.normalize('NFC'));
  const all = wordsOf(rest);
  const saying = all.filter((word) => !isNoise(word));
  // Two numbers are never one.
  const isKnown = (joined: string) =>
    meaningOf(joined) !== undefined || (/\D/.test(joined) && isIndexed(joined));
  const words = (saying.length || priceTyped ? saying : all)
    .map((typed) => ({ typed, folded: termOf(typed, isIndexed) }))
    .filter(({ folded }) => folded !== '')
    .slice(0, MOST_WORDS);
  const terms: QueryTerm[] = [];
  for (let at = 0; at < words.length;) {
    const length = nameLength(words.slice(at, at + LONGEST_NAME), isKnown);
    const name = words.slice(at, at + length);
    const parts = name.map(({ folded }) => folded);
    const joined = parts.join('');
    const typed = name.map((word) => word.typed).join(' ');
    // The s of "men's" says nothing; the t of "t shirt" is part of its name.
    const isLetter = /^[a-z]$/.test(typed) && words.length > 1;
    if (!isLetter && !terms.some((term) => term.joined === joined)) {
      terms.push({ typed, parts, joined });
    }
    at += length;
  }
  return { terms, priceTyped, least, most };
}

/** Returns the term of a word; of a Bangla word in an inflected form, that of its stem, if the stem is known. */
function termOf(word: string, isIndexed: (term: string) => boolean): string {
  const forms = [word, ...bareForms(word)].map(foldWord);
  return forms.find(meaningOf) ?? forms.find(isIndexed) ?? forms[0]!;
}

function nameLength(
  words: readonly { readonly folded: string }[],
  isKnown: (joined: string) => boolean,
): number {
  for (let length = words.length; length > 1; length -= 1) {
    const joined = words
      .slice(0, length)
      .map(({ folded }) => folded)
      .join('');
    if (isKnown(joined)) return length;
  }
  return 1;
}
