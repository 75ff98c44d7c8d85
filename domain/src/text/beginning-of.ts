/** Returns the beginning of a text, cut after a whole word within `length` characters and ended with …; nothing but … for length 0. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, '')}…`;
}
