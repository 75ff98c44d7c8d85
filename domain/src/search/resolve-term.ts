import { editDistance, editsAllowed } from './edit-distance.ts';
import { lexiconNames, meaningOf } from './lexicon.ts';
import type { QueryTerm } from './read-query.ts';
import { beginningKey, withoutALetter } from './search-keys.ts';
import type { SearchSource } from './search-source.ts';
import { TermIndex } from './term-index.ts';

/** Entries that one misspelled word may read. */
const NEAR_READ = 10;
/** Firestore matches at most 30 values of an array at once. */
const MOST_VARIANTS = 30;

/**
 * Returns the key by which entries match a term, or undefined when none does: the term itself, words that it begins or
 * two words that it joins, then words within the allowed edit distance, as matchTerm() decides. Reads 2 entries, and
 * NEAR_READ + 3 of a misspelled word.
 */
export async function resolveTerm(source: SearchSource, term: QueryTerm): Promise<string | undefined> {
  const exists = async (key: string) => (await source.having({ keys: [key], bands: null }, 1)).length > 0;
  const { typed, joined, parts } = term;
  if (await exists(joined)) return joined;
  if (parts.length > 1 || joined.length < Math.min(2, typed.length)) return undefined;
  if (await exists(beginningKey(joined))) return beginningKey(joined);
  // A known name that the shop does not have is no misspelling of another.
  if (meaningOf(joined) || editsAllowed(joined.length) === 0) return undefined;
  for (const key of await nearKeys(source, joined)) if (await exists(key)) return key;
  return undefined;
}

/** Returns the two nearest keys, of the lexicon and of the shop's names, the nearest first. */
async function nearKeys(source: SearchSource, typed: string): Promise<string[]> {
  const most = editsAllowed(typed.length);
  const found = await source.near(withoutALetter(typed).slice(0, MOST_VARIANTS), NEAR_READ);
  const near = new Map<string, number>();
  const note = (word: string, isWhole: boolean) => {
    const edits = editDistance(typed, word, { most, asBeginning: !isWhole });
    if (edits !== undefined && edits < (near.get(word) ?? Infinity)) near.set(word, edits);
  };
  for (const name of lexiconNames()) note(name, true);
  for (const term of new TermIndex(found).terms()) note(term, false);
  return [...near]
    .sort((a, b) => a[1] - b[1])
    .slice(0, 2)
    .map(([key]) => key);
}
