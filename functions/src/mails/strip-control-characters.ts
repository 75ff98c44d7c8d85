/** Without line breaks, controls, and the marks that turn the direction of what follows: nothing can look like our words. */
export function stripControlCharacters(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
