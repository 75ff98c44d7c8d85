import { editDistance, editsAllowed } from './edit-distance.ts';
import { lexiconNames, meaningOf, type Meaning, type Phrase } from './lexicon.ts';
import type { QueryTerm } from './read-query.ts';
import type { Hits, TermIndex } from './term-index.ts';

/** The factor by kind of match. */
const AS_TYPED = 1;
export const AS_SYNONYM = 0.8;
const AS_BEGINNING = 0.7;
const AS_KIND = 0.5;
const WITH_EDITS = 0.4;
const AT_OCCASION = 0.4;

/** Where the typed term exists, a longer one may add a letter to several: "orna" is not "ornaments", "cap" not কাপড়. */
const MOST_ADDED = 1;
const SHORTEST_KNOWN = 4;
/** The shortest part of two words that are written as one. */
export const SHORTEST_PART = 3;

/**
 * Returns the entries that match a term of a query: the term itself, terms that it begins, synonyms and kinds; only if
 * there are none, two terms that are written as one, then terms within the allowed edit distance.
 */
export function matchTerm(index: TermIndex, term: QueryTerm): Hits {
  const meaning = meaningOf(term.joined);
  const hits = meantHits(index, term, meaning);
  collectBeginnings(hits, index, term, hits.size > 0);
  addOccasion(hits, index, meaning?.occasion ?? []);
  if (hits.size === 0) collectSplit(hits, index, term);
  // A known name that the shop does not have is no misspelling of another.
  if (hits.size === 0 && !meaning) collectNear(hits, index, term.joined);
  return hits;
}

/**
 * Returns the entries that match a name of the lexicon whatever else the shop has: by the name, its synonyms, kinds and
 * occasion, and words that are one letter longer.
 */
export function matchName(index: TermIndex, name: string): Hits {
  const meaning = meaningOf(name);
  if (!meaning) return new Map();
  const term = { typed: name, parts: meaning.phrase, joined: name };
  const hits = meantHits(index, term, meaning);
  collectBeginnings(hits, index, term, true);
  addOccasion(hits, index, meaning.occasion);
  return hits;
}

/** Returns the weight of a word that a shorter text begins, relative to that of the word. */
export const beginningFactor = (typed: number, word: number): number =>
  AS_BEGINNING * (0.5 + typed / (2 * word));

/** Returns the entries that have the term, a synonym or a kind of it. */
function meantHits(index: TermIndex, term: QueryTerm, meaning: Meaning | undefined): Hits {
  const hits: Hits = new Map();
  collect(hits, index.phraseHits(term.parts), AS_TYPED);
  for (const phrase of meaning?.synonyms ?? []) collect(hits, index.phraseHits(phrase), AS_SYNONYM);
  for (const phrase of meaning?.kinds ?? []) collect(hits, index.phraseHits(phrase), AS_KIND);
  return hits;
}

function collect(hits: Hits, found: ReadonlyMap<number, number>, factor: number) {
  for (const [place, weight] of found) {
    if ((hits.get(place) ?? 0) < weight * factor) hits.set(place, weight * factor);
  }
}

function collectBeginnings(
  hits: Hits,
  index: TermIndex,
  { typed, joined, parts }: QueryTerm,
  isKnown: boolean,
) {
  // "zzz" sounds like j; the letter j may be the beginning of a word that is being typed.
  const isTooShort = joined.length < (isKnown ? SHORTEST_KNOWN : Math.min(2, typed.length));
  if (parts.length > 1 || isTooShort) return;
  for (const word of index.terms()) {
    if (word.length <= joined.length || !word.startsWith(joined)) continue;
    if (isKnown && word.length > joined.length + MOST_ADDED) continue;
    collect(hits, index.hits(word), beginningFactor(joined.length, word.length));
  }
}

/** Adds to the weight of products that name the occasion, so that they come before those that only belong to it. */
function addOccasion(hits: Hits, index: TermIndex, occasion: readonly Phrase[]) {
  const belonging: Hits = new Map();
  for (const phrase of occasion) collect(belonging, index.phraseHits(phrase), AT_OCCASION);
  for (const [place, weight] of belonging) hits.set(place, (hits.get(place) ?? 0) + weight);
}

/** Collects products that have both halves of a word: "powerbank" where the name says "Power Bank". */
function collectSplit(hits: Hits, index: TermIndex, { joined, parts }: QueryTerm) {
  if (parts.length > 1) return;
  for (let at = SHORTEST_PART; at <= joined.length - SHORTEST_PART; at += 1) {
    const halves = [joined.slice(0, at), joined.slice(at)];
    if (halves.every((half) => index.has(half))) collect(hits, index.phraseHits(halves), AS_SYNONYM);
  }
}

function collectNear(hits: Hits, index: TermIndex, typed: string) {
  const most = editsAllowed(typed.length);
  if (most === 0) return;
  for (const word of index.terms()) {
    const edits = editDistance(typed, word, { most, asBeginning: true });
    if (edits === undefined) continue;
    const isWhole = editDistance(typed, word, { most }) !== undefined;
    collect(hits, index.hits(word), (WITH_EDITS * (isWhole ? 1 : 0.6)) / edits);
  }
  for (const name of lexiconNames()) {
    const edits = editDistance(typed, name, { most });
    if (edits === undefined) continue;
    for (const phrase of [[name], ...(meaningOf(name)?.synonyms ?? [])]) {
      collect(hits, index.phraseHits(phrase), (WITH_EDITS * AS_SYNONYM) / edits);
    }
  }
}
