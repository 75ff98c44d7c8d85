const DIRECTORY_START = 12;
const ENTRY_LENGTH = 16;
/** Family, subfamily, full and PostScript name. Browsers reject a font without a table of names, and some one without these. */
const NEEDED_NAMES = [1, 2, 4, 6];
const WINDOWS = 3;
const UNICODE = 1;
const ENGLISH = 0x409;

/**
 * Replaces the names of a TrueType font by a single letter, in place: they are half of a font of one glyph. The licence must
 * then be named where the font is used. @throws Error for a font without a table of names
 */
export function shortenNames(font: Buffer): void {
  const entry = entryOf(font, 'name');
  const table = font.readUInt32BE(entry + 8);
  const header = [0, NEEDED_NAMES.length, 6 + 12 * NEEDED_NAMES.length];
  const records = NEEDED_NAMES.flatMap((id) => [WINDOWS, UNICODE, ENGLISH, id, 2, 0]);
  const values = [...header, ...records, 'A'.charCodeAt(0)];
  values.forEach((value, at) => font.writeUInt16BE(value, table + 2 * at));
  font.writeUInt32BE(2 * values.length, entry + 12);
}

function entryOf(font: Buffer, tag: string): number {
  for (let nth = 0; nth < font.readUInt16BE(4); nth += 1) {
    const entry = DIRECTORY_START + ENTRY_LENGTH * nth;
    if (font.toString('latin1', entry, entry + 4) === tag) return entry;
  }
  throw new Error(`The font has no table ${tag}`);
}
