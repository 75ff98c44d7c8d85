import { wordsOf } from '../catalogue/description-keywords.ts';
import { normalizeTerm } from './normalize-term.ts';

/** Numbers that people write as words: "three-piece", "থ্রি পিস" and "৩ পিস" are one thing. */
const NUMBERS: readonly (readonly [digits: string, words: string])[] = [
  ['1', 'one এক ওয়ান'],
  ['2', 'two দুই টু dui'],
  ['3', 'three তিন থ্রি tin thri'],
  ['4', 'four চার ফোর'],
  ['5', 'five পাঁচ ফাইভ'],
  ['6', 'six ছয় সিক্স'],
  ['7', 'seven সাত'],
  ['8', 'eight আট'],
  ['9', 'nine নয়'],
  ['10', 'ten দশ টেন'],
  ['11', 'eleven এগারো'],
  ['12', 'twelve বারো'],
];

/** Words that would sound like another thing: a কাপ is a cup and no cap, শীত is winter and no bed sheet. */
const SOUNDS_LIKE_ANOTHER: readonly (readonly [meant: string, words: string])[] = [
  ['cup', 'কাপ'],
  ['short', 'শর্ট'],
  ['winter', 'শীত শীতের শীতে শীতকাল শীতকালীন'],
  ['tshirt', 'tee tees'],
  ['notebook', 'খাতা khata'],
  ['kantha', 'কাঁথা katha'],
  ['perfume', 'scent sent'],
];

const WHOLE_WORDS = new Map(
  [...NUMBERS, ...SOUNDS_LIKE_ANOTHER].flatMap(([meant, words]) =>
    wordsOf(words).map((word) => [word, normalizeTerm(meant)] as const),
  ),
);

/**
 * Returns the term of a word as wordsOf() returns it: digits for a number, English words in the singular, and one
 * spelling for words that sound alike.
 */
export const foldWord = (word: string): string => WHOLE_WORDS.get(word) ?? normalizeTerm(singular(word));

/** Returns the terms of a text that is written as one word: "three-piece" and "থ্রি-পিস" have two each. */
export const foldWords = (text: string): string[] => wordsOf(text).map(foldWord).filter(Boolean);

/** Returns an English word in the singular: dresses, watches, ladies, panjabis. Others are unchanged. */
function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(ss|ch|sh|x)es$/.test(word) ? -2 : -1);
}

/** Endings of Bangla nouns in both scripts, longest first: ঈদের, মেয়েদের, শাড়িগুলো, পাঞ্জাবিটা, baccader. */
const ENDINGS = wordsOf('গুলোর গুলো গুলি দের য়ের ের টির টার টি টা তে কে র ে der gulo guli ta ti er r e');

/** Returns a word without each of its possible Bangla endings, longest ending first. */
export const bareForms = (word: string): string[] =>
  ENDINGS.filter((ending) => word.endsWith(ending) && word.length >= ending.length + 2).map((ending) =>
    word.slice(0, -ending.length),
  );
