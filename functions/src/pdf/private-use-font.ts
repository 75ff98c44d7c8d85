/**
 * Returns a font whose character U+E000 + n is glyph n. jsPDF places one glyph per character, by the font's own
 * table, and does not shape. With this table it places what HarfBuzz has shaped. The layout tables are removed, so
 * that nothing is shaped twice.
 */
const PRIVATE_USE = 0xe000;
const PRIVATE_USE_SIZE = 0x1900;
const LAYOUT_TABLES = ['GSUB', 'GPOS', 'GDEF'];

export const characterOfGlyph = (glyph: number) => String.fromCharCode(PRIVATE_USE + glyph);

interface Table {
  readonly tag: string;
  readonly bytes: Buffer;
}

/** @param font - a TrueType font @throws RangeError for one with more glyphs than private characters */
export function privateUseFont(font: Uint8Array): Buffer {
  const tables = tablesOf(Buffer.from(font.buffer, font.byteOffset, font.byteLength));
  const glyphs = tables.find(({ tag }) => tag === 'maxp')?.bytes.readUInt16BE(4) ?? 0;
  if (glyphs === 0 || glyphs > PRIVATE_USE_SIZE) throw new RangeError(`A font of ${glyphs} glyphs`);
  return fontOf(
    tables
      .filter(({ tag }) => !LAYOUT_TABLES.includes(tag))
      .map((table) => (table.tag === 'cmap' ? { tag: 'cmap', bytes: characterMap(glyphs) } : table)),
  );
}

// OpenType, "Organization of an OpenType Font": a header of 12 bytes, 16 bytes per table, the tables.
function tablesOf(font: Buffer): Table[] {
  const count = font.readUInt16BE(4);
  return Array.from({ length: count }, (_, index) => {
    const entry = 12 + 16 * index;
    const start = font.readUInt32BE(entry + 8);
    return {
      tag: font.toString('latin1', entry, entry + 4),
      bytes: font.subarray(start, start + font.readUInt32BE(entry + 12)),
    };
  });
}

/** OpenType, cmap format 4: one segment of characters to glyphs, and the closing one that is always there. */
function characterMap(glyphs: number): Buffer {
  const segments = [
    { first: PRIVATE_USE, last: PRIVATE_USE + glyphs - 1, delta: 0x10000 - PRIVATE_USE },
    { first: 0xffff, last: 0xffff, delta: 1 },
  ];
  const words = [
    ...[0, 1, 3, 1, 0, 12], // version, one subtable: Windows, Unicode, 12 bytes from here
    ...[4, 16 + 8 * segments.length, 0, 2 * segments.length, 4, 1, 0],
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ];
  const bytes = Buffer.alloc(2 * words.length);
  words.forEach((word, index) => bytes.writeUInt16BE(word, 2 * index));
  return bytes;
}

function fontOf(tables: readonly Table[]): Buffer {
  const header = Buffer.alloc(12 + 16 * tables.length);
  const log = Math.floor(Math.log2(tables.length));
  header.writeUInt32BE(0x00010000, 0);
  [tables.length, 16 * 2 ** log, log, 16 * (tables.length - 2 ** log)].forEach((word, index) =>
    header.writeUInt16BE(word, 4 + 2 * index),
  );
  let at = header.length;
  const parts = tables.map(({ tag, bytes }, index) => {
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    const entry = 12 + 16 * index;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum(padded), entry + 4);
    header.writeUInt32BE(at, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    at += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...parts]);
}

function checksum(words: Buffer): number {
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}
