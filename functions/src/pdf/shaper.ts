import * as harfbuzz from 'harfbuzzjs';
import { characterOfGlyph } from './private-use-font.ts';

/** Glyphs that follow one another by their own widths, from a point relative to the start of the text. In ems. */
interface Run {
  readonly characters: string;
  readonly x: number;
  readonly y: number;
}

interface ShapedText {
  readonly runs: readonly Run[];
  /** In ems. */
  readonly width: number;
}

export type Shaper = (text: string) => ShapedText;

/** Replaces a character that the font does not have: an emoji, another script. */
const UNKNOWN = '•';
/** Joiners and marks of direction and style, which are invisible. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** With the marks and joiners within it, and the danda. */
const BENGALI = /([\u0964\u0965\u0980-\u09ff][\u0964\u0965\u0980-\u09ff\u200c\u200d\p{Mn}]*)/u;
const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** A day repeats the same words; more entries would only cost memory. */
const MOST_KEPT = 2_000;

/** Returns a shaper for the scripts of a font: glyphs in visual order, joined where they join. */
export function openShaper(ttf: Uint8Array): Shaper {
  const face = new harfbuzz.Face(new harfbuzz.Blob(ttf));
  const font = new harfbuzz.Font(face);
  const buffer = new harfbuzz.Buffer();
  const parts = new Map<string, ShapedText>();
  const signs = new Map<string, boolean>();

  const isKnown = (sign: string) => {
    const kept = signs.get(sign);
    if (kept !== undefined) return kept;
    const known = font.glyph(sign.codePointAt(0)!) !== undefined || INVISIBLE.test(sign);
    signs.set(sign, known);
    return known;
  };
  const visible = (text: string) => {
    if (Array.from(text).every(isKnown)) return text;
    return Array.from(graphemes.segment(text), ({ segment }) =>
      Array.from(segment).every(isKnown) ? segment : UNKNOWN,
    ).join('');
  };

  /** In ems, from the start of the part. */
  function shapePart(part: string, script: string): ShapedText {
    buffer.reset();
    buffer.addText(part);
    buffer.setScript(script);
    buffer.setDirection(harfbuzz.Direction.LTR);
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    const runs: Run[] = [];
    let open = '';
    let start = 0;
    let pen = 0;
    const close = () => {
      if (open) runs.push({ characters: open, x: start / face.upem, y: 0 });
      open = '';
    };
    buffer.getGlyphInfos().forEach(({ codepoint: glyph }, index) => {
      const { xOffset, yOffset, xAdvance } = positions[index]!;
      const character = characterOfGlyph(glyph);
      if (xOffset !== 0 || yOffset !== 0) {
        close();
        runs.push({ characters: character, x: (pen + xOffset) / face.upem, y: yOffset / face.upem });
      } else {
        if (!open) start = pen;
        open += character;
        // A joiner or a mark takes another width here than its own: the next glyph needs a position.
        if (xAdvance !== font.glyphHAdvance(glyph)) close();
      }
      pen += xAdvance;
    });
    close();
    return { runs, width: pen / face.upem };
  }

  function keptPart(part: string, script: string): ShapedText {
    const known = parts.get(part);
    if (known) return known;
    if (parts.size >= MOST_KEPT) parts.clear();
    const shaped = shapePart(part, script);
    parts.set(part, shaped);
    return shaped;
  }

  return (text) => {
    const runs: Run[] = [];
    let width = 0;
    // Each script has its own rules: "1 x শাড়ি" shaped as Latin would leave the Bangla in it unjoined.
    visible(text)
      .split(BENGALI)
      .forEach((part, index) => {
        if (part === '') return;
        const shaped = keptPart(part, index % 2 === 1 ? 'Beng' : 'Latn');
        for (const run of shaped.runs) runs.push({ ...run, x: run.x + width });
        width += shaped.width;
      });
    return { runs, width };
  };
}
