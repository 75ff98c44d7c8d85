import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { wordsOf } from '../catalogue/description-keywords.ts';
import { CATEGORY_TERMS, COLLECTION_TERMS } from './category-terms.ts';
import type { Phrase } from './lexicon.ts';
import { nameTerms, termsOfWord } from './name-terms.ts';

/** The weight of a term by field. */
export const IN_NAME = 8;
/** A part of a name of several words: a t-shirt is found after the shirts. */
const IN_LONGER_NAME = 4;
export const IN_CATEGORY = 3;
const IN_DESCRIPTION = 1;

/** The best weight of a match, by position of the entry. */
export type Hits = Map<number, number>;

/** The terms of a catalogue with the entries that have them. */
export class TermIndex {
  readonly #postings = new Map<string, Hits>();

  constructor(entries: readonly CatalogueEntry[]) {
    const note = (place: number, text: string, weight: number) => {
      for (const word of wordsOf(text)) for (const term of termsOfWord(word)) this.#note(place, term, weight);
    };
    entries.forEach(({ name, nameBn = '', words, category, collections }, place) => {
      for (const text of [name, nameBn]) {
        for (const { term, isPart } of nameTerms(text)) {
          this.#note(place, term, isPart ? IN_LONGER_NAME : IN_NAME);
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

const NONE: ReadonlyMap<number, number> = new Map();
