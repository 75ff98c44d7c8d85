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

/** Stands for a sign that the font does not have: an emoji, another script. */
const UNKNOWN = '•';
/** Joiners, marks of direction and of style: without a look of their own. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** With the marks and joiners within it, and the danda. */
const BENGALI = /([\u0964\u0965\u0980-\u09ff][\u0964\u0965\u0980-\u09ff\u200c\u200d\p{Mn}]*)/u;
const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** A day has the same names, places and products again and again; more than this many would only cost memory. */
const MOST_KEPT = 5_000;

/** Shapes text of any script that the font has: glyphs in the order in which they are seen, joined where they join. */
export function openShaper(ttf: Uint8Array): Shaper {
  const face = new harfbuzz.Face(new harfbuzz.Blob(ttf));
  const font = new harfbuzz.Font(face);
  const buffer = new harfbuzz.Buffer();
  const kept = new Map<string, ShapedText>();

  const has = (sign: string) => font.glyph(sign.codePointAt(0)!) !== undefined;
  const visible = (text: string) =>
    Array.from(graphemes.segment(text), ({ segment }) =>
      Array.from(segment).every((sign) => has(sign) || INVISIBLE.test(sign)) ? segment : UNKNOWN,
    ).join('');

  /** Each script has its own rules: "1 x শাড়ি" taken for Latin as a whole would leave the Bangla in it unjoined. */
  const shape = (text: string): ShapedText => {
    const runs: Run[] = [];
    let pen = 0;
    visible(text)
      .split(BENGALI)
      .forEach((part, index) => {
        if (part) pen = shapePart(part, index % 2 === 1 ? 'Beng' : 'Latn', pen, runs);
      });
    return { runs, width: pen / face.upem };
  };

  /** Appends the part's runs from where the pen is. @returns where the pen is then. */
  function shapePart(part: string, script: string, from: number, runs: Run[]): number {
    buffer.reset();
    buffer.addText(part);
    buffer.setScript(script);
    buffer.setDirection(harfbuzz.Direction.LTR);
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let open = '';
    let start = from;
    let pen = from;
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
        // A joiner or a mark takes another width here than its own: the next glyph must be placed anew.
        if (xAdvance !== font.glyphHAdvance(glyph)) close();
      }
      pen += xAdvance;
    });
    close();
    return pen;
  }

  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const shaped = shape(text);
    kept.set(text, shaped);
    return shaped;
  };
}
