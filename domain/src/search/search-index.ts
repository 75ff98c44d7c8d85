import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { wordsOf } from '../catalogue/description-keywords.ts';
import { normalizeTerm } from './normalize-term.ts';
import { SYNONYM_GROUPS } from './synonyms.ts';
import { CATEGORY_TERMS, COLLECTION_TERMS } from './category-terms.ts';
import { editsAllowed, editDistance } from './edit-distance.ts';

/** What a word is worth by where it stands. */
const IN_NAME = 8;
const IN_CATEGORY = 3;
const IN_DESCRIPTION = 1;

/** And by how it was met. */
const AS_SAID = 1;
const AS_SYNONYM = 0.8;
const AS_BEGINNING = 0.7;
const WITH_EDITS = 0.4;

/** Longer ones are pasted, not typed. Words. */
const MOST_WORDS = 8;

export interface SearchResult {
  readonly entry: CatalogueEntry;
  /** Higher is better; comparable within one search. */
  readonly score: number;
}

export interface SearchIndex {
  /** The entries that have every word of the query, the best first, then in their own order. */
  search(query: string): SearchResult[];
}

/** By entry, the most that one of its words is worth. */
type Hits = Map<number, number>;

/** The words of a query as they are compared, without repeats. */
export const searchWords = (query: string): string[] =>
  [
    ...new Set(
      wordsOf(query)
        .map(normalizeTerm)
        .filter((word) => word !== ''),
    ),
  ].slice(0, MOST_WORDS);

/** Made once for a catalogue; a search then looks at the different words of the shop, not at its products. */
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

  /** What a typed word means: itself, what it begins, its other names; and only if nothing is called so, what is near. */
  function meaningsOf(typed: string): Map<string, number> {
    const meanings = new Map<string, number>();
    const mean = (word: string, how: number) => {
      if ((meanings.get(word) ?? 0) < how) meanings.set(word, how);
    };
    for (const word of vocabulary) {
      if (word === typed) mean(word, AS_SAID);
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
      const slips = editDistance(typed, word, { most, asBeginning: true });
      if (slips === undefined) continue;
      const whole = editDistance(typed, word, { most }) !== undefined;
      near.set(word, (WITH_EDITS * (whole ? 1 : 0.6)) / slips);
    }
    for (const known of SYNONYMS.keys()) {
      const slips = editDistance(typed, known, { most });
      if (slips === undefined) continue;
      for (const word of otherNamesOf(known)) {
        if (postings.has(word))
          near.set(word, Math.max(near.get(word) ?? 0, (WITH_EDITS * AS_SYNONYM) / slips));
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

/** By folded word, the folded words that mean the same. */
const SYNONYMS = new Map<string, Set<string>>();
for (const group of SYNONYM_GROUPS) {
  const folded = wordsOf(group.replaceAll('-', '')).map(normalizeTerm);
  for (const word of folded) {
    const names = SYNONYMS.get(word) ?? SYNONYMS.set(word, new Set()).get(word)!;
    for (const other of folded) if (other !== word) names.add(other);
  }
}

const otherNamesOf = (word: string): ReadonlySet<string> => SYNONYMS.get(word) ?? new Set();
