import { wordsOf } from '../catalogue/description-keywords.ts';
import { bareForms, foldWord } from './fold-word.ts';
import { meaningOf } from './lexicon.ts';

/** The most words that people write apart although they are one name: "salwar kameez", "polo t shirt". */
const LONGEST_NAME = 3;

export interface NameTerm {
  readonly term: string;
  /** It is a part of a longer name: the shirt of "t-shirt", the চাদর of a bed sheet. */
  readonly isPart: boolean;
}

/** Returns the terms of a word: its own, and that of its stem if it is an inflected form of a known word: ঈদে, ঈদ. */
export function termsOfWord(word: string): readonly string[] {
  const known = remembered.get(word);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const terms = readTerms(word);
  remembered.set(word, terms);
  return terms;
}

/** A catalogue repeats few words many times. */
const remembered = new Map<string, readonly string[]>();
const MOST_REMEMBERED = 20_000;

function readTerms(word: string): string[] {
  const term = foldWord(word);
  if (term === '' || meaningOf(term)) return term ? [term] : [];
  const stem = bareForms(word).map(foldWord).find(meaningOf);
  return stem ? [term, stem] : [term];
}

/** Returns the terms of a product's name: its words, and as one word those that are one name or joined by hyphens. */
export function nameTerms(name: string): NameTerm[] {
  const found: NameTerm[] = [];
  const words = wordsOf(name);
  const folded = words.map((word) => termsOfWord(word)[0] ?? '');
  for (let at = 0; at < words.length;) {
    const length = knownLength(folded.slice(at, at + LONGEST_NAME));
    if (length > 1) found.push({ term: folded.slice(at, at + length).join(''), isPart: false });
    for (const word of words.slice(at, at + length)) {
      found.push(...termsOfWord(word).map((term) => ({ term, isPart: length > 1 })));
    }
    at += length;
  }
  for (const joined of name.match(HYPHENATED) ?? []) {
    found.push({ term: wordsOf(joined).map(foldWord).join(''), isPart: false });
  }
  return found;
}

/** Returns how many of the first terms are one name of the lexicon; 1 when they are none. */
function knownLength(terms: readonly string[]): number {
  for (let length = terms.length; length > 1; length -= 1) {
    if (meaningOf(terms.slice(0, length).join(''))) return length;
  }
  return 1;
}

const HYPHENATED = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+/gu;
