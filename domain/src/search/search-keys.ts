import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { Category } from '../catalogue/categories.ts';
import { COLLECTION_IDS, isInCollection, type CollectionId } from '../catalogue/collections.ts';
import type { ColourFamily } from '../catalogue/colour-families.ts';
import { wordsOf } from '../catalogue/description-keywords.ts';
import { sizeFiltersOf, type SizeFilter } from '../catalogue/size-filter.ts';
import { foldWord } from './fold-word.ts';
import { meaningOf, namesMatchedBy } from './lexicon.ts';
import { AS_SYNONYM, beginningFactor, matchName, SHORTEST_PART } from './match-term.ts';
import { bandsOfPrice } from './price-bands.ts';
import { SOLD_OUT } from './search-index.ts';
import { IN_CATEGORY, IN_NAME, TermIndex } from './term-index.ts';

/** What a database stores of a product to find it without reading others (docs/adr/0053). */
export interface SearchKeys {
  /** The score of the product for a search of one key, negated, so that the best comes first in ascending order. */
  readonly rank: Readonly<Record<string, number>>;
  /** The keys, those among them that name the product (strongKey), and what filters ask for. */
  readonly has: readonly string[];
  /** The names of the product with a letter left out: those of a misspelling meet them. */
  readonly near: readonly string[];
  /** The bands of its regular and its sale price. */
  readonly bands: readonly number[];
}

/** The least score of a key that names the product: its name, or a synonym in its name. */
const NAMES_IT = IN_NAME * AS_SYNONYM - 0.001;
/** Beginnings longer than this are rarely typed without the end. */
const LONGEST_BEGINNING = 12;
const SHORTEST_NEAR = 4;
/** The most keys of a kind: a name of 100 characters has fewer. */
const MOST_NEAR = 150;

export const strongKey = (key: string): string => `${key}!`;
/** The key of words that begin so, and of two neighbouring words that are written as one. */
export const beginningKey = (text: string): string => `~${text.slice(0, LONGEST_BEGINNING)}`;
const SCORE_DIGITS = 10_000;

/** What a list is filtered by, apart from its price. */
export interface SearchFilter {
  readonly category?: Category | undefined;
  readonly collection?: CollectionId | undefined;
  readonly inStock?: boolean | undefined;
  readonly size?: SizeFilter | undefined;
  readonly colour?: ColourFamily | undefined;
}

/** Returns the keys that products of a filter have. */
export const filterKeys = ({ category, collection, inStock, size, colour }: SearchFilter): string[] => [
  ...(category ? [`#${category}`] : []),
  ...(collection ? [`#in:${collection}`] : []),
  ...(inStock ? ['#stock'] : []),
  ...(size ? [`#size:${size}`] : []),
  ...(colour ? [`#colour:${colour}`] : []),
];

/** Returns the keys by which a product is found, with the scores that makeSearchIndex() would give it. */
export function searchKeysOf(entry: CatalogueEntry): SearchKeys {
  const index = new TermIndex([entry]);
  const scores = new Map<string, number>();
  const note = (key: string, score: number | undefined) => {
    if (score !== undefined && (scores.get(key) ?? 0) < score) scores.set(key, score);
  };
  const names = new Set<string>();
  const near = new Set<string>();
  for (const term of index.terms()) {
    const weight = index.hits(term).get(0)!;
    // The score of a name of the lexicon depends on its synonyms.
    if (!meaningOf(term)) note(term, weight);
    for (const name of [...namesMatchedBy(term), term, term.slice(0, -1)])
      if (meaningOf(name)) names.add(name);
    if (weight < IN_CATEGORY) continue;
    for (let end = 1; end < Math.min(term.length, LONGEST_BEGINNING + 1); end += 1) {
      note(beginningKey(term.slice(0, end)), weight * beginningFactor(end, term.length));
    }
    if (weight > IN_CATEGORY && term.length >= SHORTEST_NEAR)
      for (const it of withoutALetter(term)) near.add(it);
  }
  for (const name of names) note(name, matchName(index, name).get(0));
  for (const [key, weight] of joinedNeighbours(entry, index)) note(beginningKey(key), weight * AS_SYNONYM);

  const factor = entry.inStock ? 1 : SOLD_OUT;
  const strong = [...scores].filter(([, score]) => score >= NAMES_IT).map(([key]) => strongKey(key));
  const { category, inStock, colour } = entry;
  const sizes = inStock ? sizeFiltersOf(entry) : [];
  const collections = COLLECTION_IDS.filter((id) => isInCollection(id, entry));
  return {
    rank: Object.fromEntries(
      [...scores].map(([key, score]) => [key, -Math.round(score * factor * SCORE_DIGITS) / SCORE_DIGITS]),
    ),
    has: [
      ...scores.keys(),
      ...strong,
      ...filterKeys({ category, inStock, colour }),
      ...sizes.flatMap((size) => filterKeys({ size })),
      ...collections.flatMap((collection) => filterKeys({ collection })),
    ],
    near: [...near].slice(0, MOST_NEAR),
    bands: [...new Set([entry.price, ...(entry.sale ? [entry.sale.price] : [])].flatMap(bandsOfPrice))],
  };
}

/** Returns a word and what is left of it without each of its letters. */
export function withoutALetter(word: string): string[] {
  const shorter = Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
  return [...new Set([word, ...shorter])];
}

/** Returns the neighbouring words of the name as one word, with the lesser of their weights. */
function joinedNeighbours({ name }: CatalogueEntry, index: TermIndex): [string, number][] {
  const words = wordsOf(name)
    .map(foldWord)
    .filter((word) => word.length >= SHORTEST_PART);
  return words.slice(1).map((word, at) => {
    const weights = [words[at]!, word].map((it) => index.hits(it).get(0) ?? 0);
    return [words[at]! + word, Math.min(...weights)];
  });
}
