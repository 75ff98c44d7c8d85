import { latinDigits } from '../text/bangla-digits.ts';

/** The sound of each Bangla letter, roughly as Bangladesh romanizes its words. */
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{
    ক: 'k',
    খ: 'kh',
    গ: 'g',
    ঘ: 'gh',
    ঙ: 'ng',
    চ: 'ch',
    ছ: 'ch',
    জ: 'j',
    ঝ: 'jh',
    ঞ: 'n',
    ট: 't',
    ঠ: 'th',
  },
  ...{ ড: 'd', ঢ: 'dh', ণ: 'n', ত: 't', থ: 'th', দ: 'd', ধ: 'dh', ন: 'n', প: 'p', ফ: 'f', ব: 'b', ভ: 'bh' },
  ...{
    ম: 'm',
    য: 'j',
    র: 'r',
    ল: 'l',
    শ: 'sh',
    ষ: 'sh',
    স: 's',
    হ: 'h',
    '\u09a1\u09bc': 'r',
    '\u09a2\u09bc': 'r',
  },
  ...{ '\u09af\u09bc': 'y', ৎ: 't' },
};
const VOWELS: Readonly<Record<string, string>> = {
  ...{ অ: 'a', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', ঋ: 'ri', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou' },
  ...{ 'া': 'a', 'ি': 'i', 'ী': 'i', 'ু': 'u', 'ূ': 'u', 'ৃ': 'ri', 'ে': 'e', 'ৈ': 'oi', 'ো': 'o', 'ৌ': 'ou' },
};
const MARKS: Readonly<Record<string, string>> = {
  'ং': 'ng',
  'ঃ': '',
  'ঁ': '',
  '্': '',
  '\u200c': '',
  '\u200d': '',
};
const HASANTA = '্';

/** Spellings of one sound, longest first: saree and sari, shirt and sirt, kurti and curti. */
const SAME_SOUND: readonly (readonly [RegExp, string])[] = [
  [/ee|ea|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/([bcdgjkpst])h+/g, '$1'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/v/g, 'b'],
  [/w/g, 'o'],
  [/y/g, 'i'],
];

/**
 * Returns one spelling for words that sound alike, in Bangla or Latin letters: পাঞ্জাবি, panjabi and punjabee become
 * nearly equal. Digits become Latin. The result is at most three times as long as the input.
 */
export function normalizeTerm(word: string): string {
  const latin = romanized(latinDigits(word.normalize('NFC').toLowerCase()));
  const plain = latin.normalize('NFD').replace(/\p{Mn}/gu, '');
  const alike = SAME_SOUND.reduce((text, [spelling, sound]) => text.replace(spelling, sound), plain);
  return alike.replace(/(\D)\1+/gu, '$1');
}

/**
 * Romanizes a word. The inherent vowel is pronounced in the first syllable and mostly dropped later: নকশি is nakshi,
 * জামদানি is jamdani.
 */
function romanized(word: string): string {
  // ব্যাগ is bag: a য under another letter only colours the vowel.
  const characters = word.replace(/্য(?!\u09bc)/gu, '').match(/[\u09a1\u09a2\u09af]\u09bc|./gsu) ?? [];
  return characters
    .map((letter, at) => {
      const next = characters[at + 1];
      const consonant = CONSONANTS[letter];
      if (consonant === undefined) return VOWELS[letter] ?? MARKS[letter] ?? letter;
      const isOpen = at === 0 && next !== undefined && next !== HASANTA && next in CONSONANTS;
      return isOpen ? `${consonant}a` : consonant;
    })
    .join('');
}
