import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF's pages as a reader copies it, one string per piece that was written: the ActualText of a span, or
 * the string of a Tj. Understands what jsPDF writes, no more.
 */
export function pdfPages(pdf: Uint8Array): string[][] {
  return contents(Buffer.from(pdf)).map(piecesOf);
}

export const pdfText = (pdf: Uint8Array) => pdfPages(pdf).flat().join('\n');

function contents(pdf: Buffer): string[] {
  const found: string[] = [];
  const text = pdf.toString('latin1');
  for (const match of text.matchAll(/<<([^<>]*)>>\s*stream\r?\n/g)) {
    const length = Number(/\/Length (\d+)/.exec(match[1]!)?.[1]);
    const start = match.index + match[0].length;
    const bytes = pdf.subarray(start, start + length);
    const stream = match[1]!.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
    const page = stream.toString('latin1');
    if (/\bBT\b[\s\S]*\bET\b/.test(page) && / Tj/.test(page)) found.push(page);
  }
  return found;
}

const PIECE = /\/Span <<\/ActualText <([0-9A-F]+)>>> BDC[\s\S]*?EMC|\(((?:\\.|[^\\)])*)\) Tj/g;

function piecesOf(page: string): string[] {
  return Array.from(page.matchAll(PIECE), ([, actual, plain]) =>
    actual ? utf16(actual) : plain!.replace(/\\(.)/g, '$1'),
  );
}

const utf16 = (hex: string) =>
  Buffer.from(hex, 'hex')
    .swap16()
    .toString('utf16le')
    .replace(/^\ufeff/, '');
