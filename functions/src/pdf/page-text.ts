import type { jsPDF } from 'jspdf';
import { readFile } from 'node:fs/promises';
import { privateUseFont } from './private-use-font.ts';
import { openShaper } from './shaper.ts';

/** For Bangla, the taka sign and all non-ASCII text; has one weight. */
const SHAPED_FONT = 'HindSiliguri';
/** An outline makes it bold, in ems: a second weight would cost the memory of another font. */
const BOLD_STROKE = 0.03;
/** Its glyphs are smaller than Helvetica's at the same size. */
const SHAPED_SCALE = 1.12;
/** Built into every PDF reader. */
const LATIN_FONT = 'helvetica';
const fontFile = new URL('./fonts/HindSiliguri-Regular.ttf', import.meta.url);

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
}

interface Place extends TextStyle {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  /** `x` is the left end by default. */
  readonly align?: 'left' | 'right';
}

/** Writes text in any script, so that it reads and copies correctly. */
export interface PageText {
  width(text: string, style: TextStyle): number;
  /** Returns lines no wider than `width`, broken at spaces; breaks a longer word where it must. */
  wrap(text: string, width: number, style: TextStyle): string[];
  write(line: string, place: Place): void;
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

export async function openPageText(doc: jsPDF): Promise<PageText> {
  const ttf = await readFile(fontFile);
  const shape = openShaper(ttf);
  doc.addFileToVFS(`${SHAPED_FONT}.ttf`, privateUseFont(ttf).toString('base64'));
  doc.addFont(`${SHAPED_FONT}.ttf`, SHAPED_FONT, 'normal');
  // Known to jsPDF's plugins, not to its types.
  const { write: operator } = doc.internal as typeof doc.internal & { write(text: string): void };
  const latin = { normal: widths('normal'), bold: widths('bold') };

  /** Of each ASCII character, in ems. */
  function widths(style: 'normal' | 'bold'): number[] {
    doc.setFont(LATIN_FONT, style);
    return Array.from({ length: 128 }, (_, code) => doc.getStringUnitWidth(String.fromCharCode(code)));
  }

  function width(text: string, { size, bold = false }: TextStyle): number {
    if (!isAscii(text)) return shape(text).width * size * SHAPED_SCALE;
    const table = bold ? latin.bold : latin.normal;
    let ems = 0;
    for (let index = 0; index < text.length; index += 1) ems += table[text.charCodeAt(index)] ?? 0;
    return ems * size;
  }

  return {
    width,
    wrap: (text, limit, style) => wrapped(text, (part) => width(part, style) <= limit),
    write: (line, { x, y, align = 'left', ...style }) => {
      const left = align === 'right' ? x - width(line, style) : x;
      if (isAscii(line)) {
        doc.setFontSize(style.size);
        // Both, always: setFont keeps the style of the font before.
        doc.setFont(LATIN_FONT, style.bold ? 'bold' : 'normal');
        doc.text(line, left, y);
        return;
      }
      const size = style.size * SHAPED_SCALE;
      doc.setFontSize(size);
      doc.setFont(SHAPED_FONT, 'normal');
      // PDF 14.9.4: the text that is copied, searched and read out instead of our private characters.
      operator(`/Span <</ActualText <${utf16(line)}>>> BDC`);
      if (style.bold) doc.setLineWidth(size * BOLD_STROKE).setDrawColor(doc.getTextColor());
      const options = style.bold ? ({ renderingMode: 'fillThenStroke' } as const) : {};
      for (const run of shape(line).runs)
        doc.text(run.characters, left + run.x * size, y - run.y * size, options);
      operator('EMC');
    },
  };
}

function utf16(text: string): string {
  return Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex').toUpperCase();
}

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** @param fits - not asked about a single character, which always fits */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (!fits(line)) {
      const signs = Array.from(graphemes.segment(line), ({ segment }) => segment);
      if (signs.length < 2) break;
      let count = signs.length - 1;
      while (count > 1 && !fits(signs.slice(0, count).join(''))) count -= 1;
      lines.push(signs.slice(0, count).join(''));
      line = signs.slice(count).join('');
    }
  }
  return line || lines.length === 0 ? [...lines, line] : lines;
}
