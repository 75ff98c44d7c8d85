/**
 * Returns the text without line breaks, control characters and direction marks, so that it cannot imitate our own
 * text.
 */
export function stripControlCharacters(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
