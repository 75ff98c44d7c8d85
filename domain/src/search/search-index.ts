import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { Paisa } from '../money/paisa.ts';
import { meaningOf } from './lexicon.ts';
import { matchTerm } from './match-term.ts';
import { readSearchQuery, type QueryTerm } from './read-query.ts';
import { TermIndex, type Hits } from './term-index.ts';

/** What is sold out comes after what can be bought, where both match alike. */
export const SOLD_OUT = 0.85;

/**
 * How much a term says about what is looked for. Where no product is both, "black saree" finds sarees; where several
 * are, "blue shirt" finds a shirt with some blue before a navy polo.
 */
export const DESCRIBES = 1;
const NAMES = 2;

/** Returns the worth of a term by its joined parts. */
export const worthOf = (joined: string): number => (meaningOf(joined)?.describes ? DESCRIBES : NAMES);

export interface SearchResult {
  readonly entry: CatalogueEntry;
  /** Higher is better; comparable within one search. */
  readonly score: number;
}

export interface SearchAnswer {
  /** By descending score, then in the order of the catalogue. */
  readonly results: readonly SearchResult[];
  /** What the results match, as typed. */
  readonly used: readonly string[];
  /** Words and prices of the query that no result matches, as typed; empty when all are used. */
  readonly ignored: readonly string[];
  /** The price range that the query names and the results keep to; null where an end is open. */
  readonly least: Paisa | null;
  readonly most: Paisa | null;
}

export interface SearchIndex {
  /**
   * Returns the entries that match every term of the query. A term that matches nothing is ignored; where terms match
   * but no entry has them all, the entries that match the most telling ones.
   */
  search(query: string): SearchAnswer;
}

/** A term, or the price, with the entries that match it. */
interface Matched {
  readonly typed: string;
  readonly worth: number;
  readonly hits: ReadonlyMap<number, number>;
}

/** Builds the index of a catalogue. A search then scans the distinct terms of the shop, not its products. */
export function makeSearchIndex(entries: readonly CatalogueEntry[]): SearchIndex {
  const index = new TermIndex(entries);
  // The same words are searched again with each letter that is typed after them.
  const matches = new Map<string, ReadonlyMap<number, number>>();
  const hitsOf = (term: QueryTerm): ReadonlyMap<number, number> => {
    const known = matches.get(term.typed);
    if (known) return known;
    if (matches.size >= MOST_REMEMBERED) matches.clear();
    const hits = matchTerm(index, term);
    matches.set(term.typed, hits);
    return hits;
  };

  return {
    search(query) {
      const { terms, priceTyped, least, most } = readSearchQuery(query, (term) => index.has(term));
      const matched: Matched[] = terms
        // A name of several words that the shop does not have may still be found by its words.
        .flatMap((term) => (term.parts.length > 1 && hitsOf(term).size === 0 ? apart(term) : term))
        .map((term) => ({
          typed: term.typed,
          worth: worthOf(term.joined),
          hits: hitsOf(term),
        }));
      if (priceTyped && matched.every(({ hits }) => hits.size === 0) && matched.length) {
        return { results: [], used: [], ignored: [], least: null, most: null };
      }
      if (priceTyped) {
        const isAffordable = ({ price }: CatalogueEntry) =>
          (least === null || price >= least) && (most === null || price <= most);
        const hits: Hits = new Map();
        entries.forEach((entry, place) => isAffordable(entry) && hits.set(place, 0));
        matched.push({ typed: priceTyped, worth: DESCRIBES, hits });
      }
      const used = bestTerms(matched, entries.length);
      const results = ranked(entries, used);
      const keepsPrice = used.some(({ typed }) => typed === priceTyped);
      return {
        results,
        used: used.map(({ typed }) => typed),
        ignored: results.length
          ? matched.filter((term) => !used.includes(term)).map(({ typed }) => typed)
          : [],
        least: keepsPrice ? least : null,
        most: keepsPrice ? most : null,
      };
    },
  };
}

const MOST_REMEMBERED = 200;

/** Returns the words of a term of several words as terms of their own. */
export const apart = ({ typed, parts }: QueryTerm): QueryTerm[] =>
  typed.split(' ').map((word, at) => ({ typed: word, parts: [parts[at]!], joined: parts[at]! }));

/** Returns the terms of the entry that matches the most telling ones, by worth, then by score. */
function bestTerms(matched: readonly Matched[], entries: number): Matched[] {
  const found = matched.filter(({ hits }) => hits.size > 0);
  let best: { worth: number; score: number; place: number } | undefined;
  for (let place = 0; place < entries; place += 1) {
    let [worth, score] = [0, 0];
    for (const term of found) {
      const weight = term.hits.get(place);
      if (weight === undefined) continue;
      worth += term.worth;
      score += term.worth * weight;
    }
    if (worth && (!best || worth > best.worth || (worth === best.worth && score > best.score))) {
      best = { worth, score, place };
    }
  }
  return best ? found.filter(({ hits }) => hits.has(best.place)) : [];
}

function ranked(entries: readonly CatalogueEntry[], terms: readonly Matched[]): SearchResult[] {
  const [first, ...others] = [...terms].sort((a, b) => a.hits.size - b.hits.size);
  const found: (SearchResult & { place: number })[] = [];
  for (const place of first?.hits.keys() ?? []) {
    if (!others.every(({ hits }) => hits.has(place))) continue;
    const entry = entries[place]!;
    const sum = terms.reduce((so, { worth, hits }) => so + worth * hits.get(place)!, 0);
    found.push({ entry, score: sum * (entry.inStock ? 1 : SOLD_OUT), place });
  }
  found.sort((a, b) => b.score - a.score || a.place - b.place);
  return found.map(({ entry, score }) => ({ entry, score }));
}
