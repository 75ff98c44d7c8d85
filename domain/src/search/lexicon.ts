import { wordsOf } from '../catalogue/description-keywords.ts';
import { foldWords } from './fold-word.ts';
import {
  COLOUR_WORDS,
  MATERIAL_WORDS,
  NOISE_WORDS,
  OCCASION_WORDS,
  PEOPLE_WORDS,
  PRODUCT_WORDS,
} from './lexicon-words.ts';

/** The terms of one name: two for "power-bank". */
export type Phrase = readonly string[];

/** What a name of the lexicon also stands for. */
export interface Meaning {
  /** The name itself. */
  readonly phrase: Phrase;
  /** Names of the same thing. */
  readonly synonyms: Phrase[];
  /** Kinds of it: shades of a colour, coats for "jacket". */
  readonly kinds: Phrase[];
  /** What belongs to an occasion. */
  readonly occasion: Phrase[];
  /** Whether it describes products rather than names them: without a match it is given up first. */
  readonly describes: boolean;
}

type Group = { readonly names: Phrase[]; readonly kinds: Phrase[] };

/** By the joined terms of a name: "powerbank" for power-bank. */
const LEXICON = new Map<string, Meaning>();

for (const line of PRODUCT_WORDS) add(groupOf(line), { describes: false });
for (const line of [...MATERIAL_WORDS, ...PEOPLE_WORDS, ...COLOUR_WORDS])
  add(groupOf(line), { describes: true });
for (const line of OCCASION_WORDS) add(groupOf(line), { describes: true, isOccasion: true });

/** Kinds are searched by all their names: an Eid search finds a শাড়ি. */
for (const meaning of LEXICON.values()) {
  for (const phrases of [meaning.kinds, meaning.occasion]) {
    for (const phrase of [...phrases]) phrases.push(...(LEXICON.get(phrase.join(''))?.synonyms ?? []));
  }
}

const NOISE = new Set(wordsOf(NOISE_WORDS));

/** Returns what a name stands for, by its joined terms; undefined for a word that the lexicon does not have. */
export const meaningOf = (joined: string): Meaning | undefined => LEXICON.get(joined);

/** The joined terms of all names. */
export const lexiconNames = (): Iterable<string> => LEXICON.keys();

/** The names that a product may match because it has a term: by that term. Made with the first product. */
let namesByTerm: Map<string, Set<string>> | undefined;

/** Returns the joined terms of the names that a product with this term may match. */
export function namesMatchedBy(term: string): Iterable<string> {
  if (!namesByTerm) {
    namesByTerm = new Map();
    for (const [name, { phrase, synonyms, kinds, occasion }] of LEXICON) {
      for (const other of [phrase, ...synonyms, ...kinds, ...occasion]) {
        for (const part of [other.join(''), ...other]) {
          const names = namesByTerm.get(part) ?? new Set();
          namesByTerm.set(part, names.add(name));
        }
      }
    }
  }
  return namesByTerm.get(term) ?? [];
}

/** Returns whether a word, as typed in small letters, says nothing about a product. */
export const isNoise = (word: string): boolean => NOISE.has(word);

function groupOf(line: string): Group {
  const [names = '', kinds = ''] = line.split(' > ').map((part) => part.trim());
  return { names: phrasesOf(names), kinds: phrasesOf(kinds) };
}

function phrasesOf(words: string): Phrase[] {
  return words
    .split(' ')
    .map(foldWords)
    .filter((phrase) => phrase.length > 0);
}

/** A name of several groups has the meanings of all. */
function add(
  { names, kinds }: Group,
  { describes, isOccasion = false }: { describes: boolean; isOccasion?: boolean },
) {
  for (const name of names) {
    const joined = name.join('');
    const known = LEXICON.get(joined) ?? { phrase: name, synonyms: [], kinds: [], occasion: [], describes };
    LEXICON.set(joined, known);
    known.synonyms.push(...names.filter((other) => other.join('') !== joined));
    (isOccasion ? known.occasion : known.kinds).push(...kinds);
  }
}
