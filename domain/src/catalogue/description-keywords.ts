/** In characters. A description may be thirty times as long. */
const MOST_CHARACTERS = 160;
const SHORTEST = 3;
/** In Bangla, whose vowel signs count as characters and whose inherent vowels do not: ঈদ. */
const SHORTEST_BANGLA = 2;

/** Stop words. A function, so that pages that never call it do not load the list. */
const emptyWords = () =>
  new Set(
    (
      'the and for with from that this are was our your you its not has have had but all any can one two three into ' +
      'over under which will they them their there then than when what how who out off per too very more most some ' +
      'each every it’s comes made এবং এই সেই জন্য থেকে সাথে একটি আর করে হয় হোক'
    ).split(' '),
  );
let skipped: ReadonlySet<string> | undefined;

/**
 * Returns the words of a description that are not in the name, without repeats, up to MOST_CHARACTERS: Bangla words
 * first, because the Bangla sentence of an English description stands at its end, then the others, each in order.
 */
export function descriptionKeywords(description: string, name: string): string {
  skipped ??= emptyWords();
  const seen = new Set(wordsOf(name));
  const kept: string[] = [];
  let length = 0;
  const words = wordsOf(description);
  for (const word of [...words.filter(isBangla), ...words.filter((it) => !isBangla(it))]) {
    const shortest = isBangla(word) ? SHORTEST_BANGLA : SHORTEST;
    if (word.length < shortest || skipped.has(word) || seen.has(word)) continue;
    if (length + word.length > MOST_CHARACTERS) break;
    seen.add(word);
    kept.push(word);
    length += word.length + 1;
  }
  return kept.join(' ');
}

const isBangla = (word: string): boolean => /[\u0980-\u09ff]/.test(word);

/** Returns the words of a text in any script: letters with their marks, and digits. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
