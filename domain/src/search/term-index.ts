import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { wordsOf } from '../catalogue/description-keywords.ts';
import { CATEGORY_TERMS, COLLECTION_TERMS } from './category-terms.ts';
import { bareForms, foldWord } from './fold-word.ts';
import { meaningOf, type Phrase } from './lexicon.ts';

/** The weight of a term by field. */
const IN_NAME = 8;
const IN_CATEGORY = 3;
const IN_DESCRIPTION = 1;

/** The best weight of a match, by position of the entry. */
export type Hits = Map<number, number>;

/** An entry; its Bangla name once products have one. */
export type IndexedEntry = CatalogueEntry & { readonly nameBn?: string | undefined };

/** The terms of a catalogue with the entries that have them. */
export class TermIndex {
  readonly #postings = new Map<string, Hits>();

  constructor(entries: readonly IndexedEntry[]) {
    // A catalogue repeats few words many times.
    const folded = new Map<string, readonly string[]>();
    const termsOf = (word: string): readonly string[] => {
      const known = folded.get(word);
      if (known) return known;
      const terms = indexedTerms(word);
      folded.set(word, terms);
      return terms;
    };
    const note = (place: number, text: string, weight: number) => {
      for (const word of wordsOf(text)) for (const term of termsOf(word)) this.#note(place, term, weight);
    };
    entries.forEach(({ name, nameBn = '', words, category, collections }, place) => {
      for (const text of [name, nameBn]) {
        note(place, text, IN_NAME);
        // "T-shirt" is found as "tshirt" too.
        for (const joined of text.match(HYPHENATED) ?? []) {
          this.#note(place, wordsOf(joined).map(foldWord).join(''), IN_NAME);
        }
      }
      note(place, CATEGORY_TERMS[category], IN_CATEGORY);
      for (const collection of collections) note(place, COLLECTION_TERMS[collection], IN_CATEGORY);
      note(place, words, IN_DESCRIPTION);
    });
  }

  has(term: string): boolean {
    return this.#postings.has(term);
  }

  terms(): Iterable<string> {
    return this.#postings.keys();
  }

  /** Returns the entries that have a term. */
  hits(term: string): ReadonlyMap<number, number> {
    return this.#postings.get(term) ?? NONE;
  }

  /** Returns the entries that have a phrase as one word or all its parts, by the least weight of a part. */
  phraseHits(phrase: Phrase): ReadonlyMap<number, number> {
    const joined = this.hits(phrase.join(''));
    if (phrase.length === 1) return joined;
    const [first, ...others] = phrase.map((part) => this.hits(part));
    const found: Hits = new Map(joined);
    for (const [place, weight] of first ?? NONE) {
      const least = others.reduce((so, other) => Math.min(so, other.get(place) ?? 0), weight);
      if (least > (found.get(place) ?? 0)) found.set(place, least);
    }
    return found;
  }

  #note(place: number, term: string, weight: number) {
    if (!term) return;
    const hits = this.#postings.get(term) ?? this.#postings.set(term, new Map()).get(term)!;
    if ((hits.get(place) ?? 0) < weight) hits.set(place, weight);
  }
}

/** Returns the term of a word, and that of its stem if the word is an inflected form of a known one: ঈদে is also ঈদ. */
function indexedTerms(word: string): string[] {
  const term = foldWord(word);
  if (meaningOf(term)) return [term];
  const stem = bareForms(word).map(foldWord).find(meaningOf);
  return stem ? [term, stem] : [term];
}

const NONE: ReadonlyMap<number, number> = new Map();
const HYPHENATED = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+/gu;
