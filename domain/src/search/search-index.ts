import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { wordsOf } from '../catalogue/description-keywords.ts';
import { normalizeTerm } from './normalize-term.ts';
import { SYNONYM_GROUPS } from './synonyms.ts';
import { CATEGORY_TERMS, COLLECTION_TERMS } from './category-terms.ts';
import { editsAllowed, editDistance } from './edit-distance.ts';

/** The weight of a term by field. */
const IN_NAME = 8;
const IN_CATEGORY = 3;
const IN_DESCRIPTION = 1;

/** The factor by kind of match. */
const AS_TYPED = 1;
const AS_SYNONYM = 0.8;
const AS_BEGINNING = 0.7;
const WITH_EDITS = 0.4;

/** The maximum number of words in a query; longer ones are pasted, not typed. */
const MOST_WORDS = 8;

export interface SearchResult {
  readonly entry: CatalogueEntry;
  /** Higher is better; comparable within one search. */
  readonly score: number;
}

export interface SearchIndex {
  /** Returns the entries that match every word of the query, by descending score, then in their own order. */
  search(query: string): SearchResult[];
}

/** The best weight of a matching term, by position of the entry. */
type Hits = Map<number, number>;

/** Returns the normalized terms of a query, without repeats. */
export const searchWords = (query: string): string[] =>
  [
    ...new Set(
      wordsOf(query)
        .map(normalizeTerm)
        .filter((word) => word !== ''),
    ),
  ].slice(0, MOST_WORDS);

/** Builds the index of a catalogue. A search then scans the distinct terms of the shop, not its products. */
export function makeSearchIndex(entries: readonly CatalogueEntry[]): SearchIndex {
  const postings = new Map<string, Hits>();
  const note = (place: number, text: string, worth: number) => {
    for (const word of wordsOf(text)) noteWord(place, normalizeTerm(word), worth);
  };
  const noteWord = (place: number, word: string, worth: number) => {
    if (!word) return;
    const hits = postings.get(word) ?? postings.set(word, new Map()).get(word)!;
    if ((hits.get(place) ?? 0) < worth) hits.set(place, worth);
  };
  entries.forEach(({ name, words, category, collections }, place) => {
    note(place, name, IN_NAME);
    // "T-shirt" is found as "tshirt" too.
    for (const joined of name.match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+/gu) ?? []) {
      noteWord(place, normalizeTerm(joined.replaceAll('-', '')), IN_NAME);
    }
    note(place, CATEGORY_TERMS[category], IN_CATEGORY);
    for (const collection of collections) note(place, COLLECTION_TERMS[collection], IN_CATEGORY);
    note(place, words, IN_DESCRIPTION);
  });
  const vocabulary = [...postings.keys()];

  /**
   * Returns the terms that a typed word matches: itself, terms that it is a prefix of, synonyms; only if there are
   * none, terms within the allowed edit distance.
   */
  function meaningsOf(typed: string): Map<string, number> {
    const meanings = new Map<string, number>();
    const mean = (word: string, how: number) => {
      if ((meanings.get(word) ?? 0) < how) meanings.set(word, how);
    };
    for (const word of vocabulary) {
      if (word === typed) mean(word, AS_TYPED);
      else if (word.startsWith(typed)) mean(word, AS_BEGINNING * (0.5 + typed.length / (2 * word.length)));
    }
    for (const word of otherNamesOf(typed)) if (postings.has(word)) mean(word, AS_SYNONYM);
    return meanings.size ? meanings : nearTo(typed);
  }

  function nearTo(typed: string): Map<string, number> {
    const most = editsAllowed(typed.length);
    const near = new Map<string, number>();
    if (most === 0) return near;
    for (const word of vocabulary) {
      const edits = editDistance(typed, word, { most, asBeginning: true });
      if (edits === undefined) continue;
      const whole = editDistance(typed, word, { most }) !== undefined;
      near.set(word, (WITH_EDITS * (whole ? 1 : 0.6)) / edits);
    }
    for (const known of SYNONYMS.keys()) {
      const edits = editDistance(typed, known, { most });
      if (edits === undefined) continue;
      for (const word of otherNamesOf(known)) {
        if (postings.has(word))
          near.set(word, Math.max(near.get(word) ?? 0, (WITH_EDITS * AS_SYNONYM) / edits));
      }
    }
    return near;
  }

  function hitsOf(typed: string): Hits {
    const hits: Hits = new Map();
    for (const [word, how] of meaningsOf(typed)) {
      for (const [place, worth] of postings.get(word)!) {
        hits.set(place, Math.max(hits.get(place) ?? 0, worth * how));
      }
    }
    return hits;
  }

  return {
    search(query) {
      const [first, ...others] = searchWords(query).map(hitsOf);
      if (!first) return [];
      const found: (SearchResult & { place: number })[] = [];
      for (const [place, worth] of first) {
        const rest = others.map((hits) => hits.get(place));
        if (rest.some((it) => it === undefined)) continue;
        const score = rest.reduce<number>((sum, it) => sum + (it ?? 0), worth);
        found.push({ entry: entries[place]!, score, place });
      }
      found.sort((a, b) => b.score - a.score || a.place - b.place);
      return found.map(({ entry, score }) => ({ entry, score }));
    },
  };
}

/** Synonyms by normalized term. */
const SYNONYMS = new Map<string, Set<string>>();
for (const group of SYNONYM_GROUPS) {
  const normalized = wordsOf(group.replaceAll('-', '')).map(normalizeTerm);
  for (const word of normalized) {
    const names = SYNONYMS.get(word) ?? SYNONYMS.set(word, new Set()).get(word)!;
    for (const other of normalized) if (other !== word) names.add(other);
  }
}

const otherNamesOf = (word: string): ReadonlySet<string> => SYNONYMS.get(word) ?? new Set();
