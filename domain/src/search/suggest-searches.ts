import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { COLLECTION_IDS, isInCollection, type CollectionId } from '../catalogue/collections.ts';
import type { PublicCollection } from '../collections/curated-collection.ts';
import { COLLECTION_TERMS } from './category-terms.ts';
import { foldWords } from './fold-word.ts';
import { meaningOf } from './lexicon.ts';
import { POPULAR_SEARCHES } from './popular-searches.ts';
import type { SearchIndex } from './search-index.ts';

/** The most suggestions of each kind: together they fit above the keyboard of a phone. */
const MOST_SEARCHES = 4;
export const MOST_COLLECTIONS = 2;
export const MOST_PRODUCTS = 4;
/** For an empty field. */
const MOST_POPULAR = 8;

export interface Suggestions {
  /** Popular searches that have results, in the language of the page. */
  readonly searches: readonly string[];
  readonly collections: readonly CollectionId[];
  readonly products: readonly CatalogueEntry[];
}

/**
 * Returns suggestions for what is typed: popular searches and collections with a word that it begins or means, and the
 * products that a search would show first. For an empty field, popular searches only. Never suggests what has no
 * products.
 */
export function makeSuggestions(
  entries: readonly CatalogueEntry[],
  index: SearchIndex,
): (typed: string, language: 'en' | 'bn') => Suggestions {
  const findable = new Map<string, boolean>();
  const isFindable = (search: string): boolean => {
    const known = findable.get(search);
    if (known !== undefined) return known;
    const { results, ignored } = index.search(search);
    const has = results.length > 0 && ignored.length === 0;
    findable.set(search, has);
    return has;
  };

  return (typed, language) => ({
    searches: firstOf(mostSearches(typed), popularSearches(typed, language), isFindable),
    collections: firstOf(MOST_COLLECTIONS, suggestedCollections(typed), (id) =>
      entries.some((entry) => isInCollection(id, entry)),
    ),
    products: isEmptyTerm(typed)
      ? []
      : index
          .search(typed)
          .results.slice(0, MOST_PRODUCTS)
          .map(({ entry }) => entry),
  });
}

const termOf = (typed: string): string => foldWords(typed).join('');
/** Returns whether only popular searches are suggested. */
export const isEmptyTerm = (typed: string): boolean => termOf(typed) === '';

export const mostSearches = (typed: string): number => (isEmptyTerm(typed) ? MOST_POPULAR : MOST_SEARCHES);

/** Returns the popular searches that complete what is typed, in the language of the page; all for an empty field. */
export function popularSearches(typed: string, language: 'en' | 'bn'): string[] {
  const inLanguage = ([en, bn]: readonly [string, string]) => (language === 'bn' ? bn : en);
  const term = termOf(typed);
  if (!term) return POPULAR_SEARCHES.map(inLanguage);
  return POPULAR_SEARCHES.filter(
    (names) => names.some((name) => completes(term, name)) && !isTyped(typed, inLanguage(names)),
  ).map(inLanguage);
}

/** Returns the collections whose names complete what is typed; none for an empty field. */
export function suggestedCollections(typed: string): CollectionId[] {
  const term = termOf(typed);
  if (!term) return [];
  return COLLECTION_IDS.filter((id) => id !== 'nargisus' && completes(term, COLLECTION_TERMS[id]));
}

/**
 * Returns the collections kept by staff that have products and whose name, in either language, completes what is typed; none
 * for an empty field.
 */
export function suggestStaffCollections<C extends Pick<PublicCollection, 'name' | 'nameBn' | 'count'>>(
  typed: string,
  collections: readonly C[],
): C[] {
  const term = termOf(typed);
  if (!term) return [];
  return firstOf(
    MOST_COLLECTIONS,
    collections,
    ({ name, nameBn, count }) => count > 0 && [name, nameBn].some((it) => completes(term, it)),
  );
}

/** Returns whether the typed term begins the text, one of its words, or another name of one of them. */
function completes(typed: string, text: string): boolean {
  const terms = foldWords(text);
  const isMeant = (term: string) => meaningOf(typed)?.synonyms.some((name) => name.join('') === term);
  const joined = terms.join('');
  return (
    joined.startsWith(typed) ||
    terms.some((term) => term.startsWith(typed) || isMeant(term)) ||
    !!isMeant(joined)
  );
}

const isTyped = (typed: string, name: string): boolean => typed.trim().toLowerCase() === name.toLowerCase();

function firstOf<T>(most: number, all: readonly T[], fits: (one: T) => boolean): T[] {
  const first: T[] = [];
  for (const one of all) if (first.length < most && fits(one)) first.push(one);
  return first;
}
