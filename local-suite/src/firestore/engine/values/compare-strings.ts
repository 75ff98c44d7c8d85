/**
 * Ranks a code unit: UTF-16 puts surrogates (code points from U+10000) before U+E000..U+FFFF; UTF-8 puts them
 * after.
 */
function utf8Rank(codeUnit: number): number {
  if (codeUnit < 0xd800) return codeUnit;
  return codeUnit >= 0xe000 ? codeUnit - 0x800 : codeUnit + 0x2000;
}

/** Compares two UTF-16 code units in the order of their characters' UTF-8 bytes. */
export function compareCodeUnits(a: number, b: number): number {
  return utf8Rank(a) - utf8Rank(b);
}

/** Compares in the order of UTF-8 bytes, which is code point order, without encoding. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return compareCodeUnits(x, y);
  }
  return a.length - b.length;
}

/** Returns the length in UTF-8 bytes. */
export function utf8Length(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}
