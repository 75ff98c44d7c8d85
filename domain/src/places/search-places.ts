import { wordsOf } from '../catalogue/description-keywords.ts';
import { editDistance, editsAllowed } from '../search/edit-distance.ts';
import { normalizeTerm } from '../search/normalize-term.ts';
import { allPlaces } from './all-places.ts';
import type { Place, PlaceName } from './place.ts';

/** A word of a place's names, as spelled and with similar vowels made one. */
interface Term {
  readonly sound: string;
  readonly vague: string;
}

interface Entry {
  readonly place: Place;
  /** By what the names name, and how much a match of one counts. */
  readonly names: readonly { readonly terms: readonly Term[]; readonly weight: number }[];
}

/** The factor by kind of match. */
const EXACT = 1;
const BEGINNING = 0.8;
const VAGUE = 0.7;
const VAGUE_BEGINNING = 0.55;
const WITH_EDITS = 0.35;

/** The weight by what a name names. */
const AREA = 1;
const AREA_ALSO = 0.9;
const DISTRICT = 0.6;
const DIVISION = 0.3;
/** More people live in a city's thana than in an upazila of the same name. */
const THANA = 0.05;

let entries: readonly Entry[] | undefined;

/**
 * Returns the places that a text names, best first, in English, Bangla or Bangla written in Latin letters. Names of
 * districts and divisions find their areas; spelling is forgiven: Comilla and কুমিল্লা find Cumilla. Words that no place
 * has ("house 12 dhanmondi") are ignored beside words that one has.
 */
export function searchPlaces(text: string, limit = 8): Place[] {
  const words = wordsOf(unmarked(text)).map(termOf);
  if (words.length === 0) return [];
  entries ??= Array.from(allPlaces().values(), entryOf);
  const joined = termOf(wordsOf(unmarked(text)).join(''));
  const scores = scoresOf(entries, words);
  // "newmarket" and "sherebangla nagar" are written in one word or in several.
  if (words.length > 1 || Math.max(...scores) < EXACT) {
    scoresOf(entries, [joined], { asSpelled: true }).forEach((score, at) => {
      scores[at] = Math.max(scores[at]!, score * words.length * (words.length > 1 ? EXACT : BEGINNING));
    });
  }
  return entries
    .map(({ place }, at) => ({ place, score: scores[at]! }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score + thana(b.place) - (a.score + thana(a.place)))
    .slice(0, limit)
    .map(({ place }) => place);
}

const thana = ({ isThana }: Place): number => (isThana ? THANA : 0);

/** Returns the score of each place: the sum over the words, of the places that match most of them. */
function scoresOf(
  among: readonly Entry[],
  words: readonly Term[],
  { asSpelled = false }: { asSpelled?: boolean } = {},
): number[] {
  const scores = among.map(() => 0);
  const matched = among.map(() => 0);
  for (const word of words) {
    let matches = among.map((entry) => bestMatch(entry, word, sameBeginning));
    if (!asSpelled && matches.every((score) => score === 0))
      matches = among.map((entry) => bestMatch(entry, word, misspelled));
    matches.forEach((score, at) => {
      scores[at]! += score;
      if (score > 0) matched[at]! += 1;
    });
  }
  const most = Math.max(...matched);
  return scores.map((score, at) => (matched[at] === most ? score : 0));
}

function bestMatch({ names }: Entry, word: Term, match: (word: Term, name: Term) => number): number {
  let best = 0;
  for (const { terms, weight } of names) {
    for (const term of terms) best = Math.max(best, match(word, term) * weight);
  }
  return best;
}

function sameBeginning(word: Term, name: Term): number {
  if (name.sound === word.sound) return EXACT;
  if (isNumber(word)) return 0;
  if (name.sound.startsWith(word.sound)) return BEGINNING;
  if (name.vague === word.vague) return VAGUE;
  return name.vague.startsWith(word.vague) ? VAGUE_BEGINNING : 0;
}

function misspelled(word: Term, name: Term): number {
  const most = isNumber(word) ? 0 : editsAllowed(word.vague.length);
  if (most === 0) return 0;
  const edits = editDistance(word.vague, name.vague, { most, asBeginning: true });
  return edits === undefined ? 0 : WITH_EDITS / Math.max(edits, 1);
}

/** Mirpur 1 is not the beginning of Mirpur 10. */
const isNumber = ({ sound }: Term): boolean => /^\d+$/.test(sound);

function entryOf(place: Place): Entry {
  const { area, district, division, region, otherNames } = place;
  const named = (names: readonly string[], weight: number) => ({ terms: names.flatMap(termsOf), weight });
  const both = ({ en, bn }: PlaceName) => [en, bn];
  return {
    place,
    names: [
      named(both(area), AREA),
      named(otherNames.area, AREA_ALSO),
      named([...both(district), ...otherNames.district], DISTRICT),
      named([...both(division), region], DIVISION),
    ],
  };
}

/** By name: a district's names are those of all its areas. */
const termsByName = new Map<string, readonly Term[]>();

/** Returns the words of a name, and the name as one word. */
function termsOf(name: string): readonly Term[] {
  const known = termsByName.get(name);
  if (known) return known;
  const words = wordsOf(unmarked(name));
  const terms = [...words, ...(words.length > 1 ? [words.join('')] : [])].map(termOf);
  termsByName.set(name, terms);
  return terms;
}

/** Cox's is one word. */
const unmarked = (text: string): string => text.replace(/['’]/g, '');

function termOf(word: string): Term {
  const sound = normalizeTerm(word);
  // Rongpur and Rangpur, Comilla and Cumilla: people hear the same vowel.
  return { sound, vague: sound.replace(/[aou]+/g, 'o').replace(/[ei]+/g, 'i') };
}
