import { RE2JS } from 're2js';

const REMEMBERED = 256;
const compiled = new Map<string, RE2JS | null>();

/** RE2 syntax, as Google's rules engine uses; null for a pattern that it does not accept (look-around, \1). */
export function regularExpression(pattern: string): RE2JS | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  // Patterns are constants of the rules nearly always; data-made ones must not fill the memory.
  if (compiled.size >= REMEMBERED) compiled.clear();
  let made: RE2JS | null = null;
  try {
    made = RE2JS.compile(pattern);
  } catch {
    made = null; // The rule that used it fails; there is nobody else to tell.
  }
  compiled.set(pattern, made);
  return made;
}

/**
 * Splits as the emulator does: pieces between matches, the piece before a match of nothing at the start
 * included, empty pieces at the end dropped, at least one piece (9.7 rows 21 and 22).
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
