import { RE2JS } from 're2js';

const MAX_CACHED = 256;
const compiled = new Map<string, RE2JS | null>();

/**
 * Compiles RE2 syntax, as Google's rules engine does; null for a pattern that it rejects (look-around, \1).
 */
export function regularExpression(pattern: string): RE2JS | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  // Patterns are nearly always constants of the rules; those made of data must not exhaust the memory.
  if (compiled.size >= MAX_CACHED) compiled.clear();
  let made: RE2JS | null = null;
  try {
    made = RE2JS.compile(pattern);
  } catch {
    made = null; // The rule that uses it fails; there is no other report.
  }
  compiled.set(pattern, made);
  return made;
}

/**
 * Splits as the emulator does: pieces between matches, including the piece before an empty match at the
 * start, without empty pieces at the end, at least one piece (9.7 rows 21 and 22).
 */
export function splitBy(pattern: RE2JS, text: string): string[] {
  const pieces: string[] = [];
  const matcher = pattern.matcher(text);
  let from = 0;
  while (matcher.find()) {
    pieces.push(text.slice(from, matcher.start()));
    from = matcher.end();
  }
  pieces.push(text.slice(from));
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
  return pieces;
}
