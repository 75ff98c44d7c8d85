import * as harfbuzz from 'harfbuzzjs';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wrapped } from './page-text.ts';
import { characterOfGlyph, privateUseFont } from './private-use-font.ts';
import { openShaper } from './shaper.ts';

const ttf = readFileSync(new URL('./fonts/HindSiliguri-Regular.ttf', import.meta.url));
const shape = openShaper(ttf);
const glyphsOf = (text: string) =>
  shape(text)
    .runs.map(({ characters }) => characters)
    .join('');
const fontOf = (bytes: Uint8Array) => new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));

describe('the font for jsPDF', () => {
  const original = fontOf(ttf);
  const ours = fontOf(privateUseFont(ttf));

  test('has each glyph under a private character with the same outline', () => {
    const maxp = ttf.readUInt32BE(ttf.indexOf('maxp') + 8);
    const count = ttf.readUInt16BE(maxp + 4);
    expect(count).toBeGreaterThan(700);
    // Glyph 0 is the missing glyph.
    for (let glyph = 1; glyph < count; glyph += 1) {
      expect(ours.glyph(characterOfGlyph(glyph).codePointAt(0)!)).toBe(glyph);
      expect(ours.glyphHAdvance(glyph)).toBe(original.glyphHAdvance(glyph));
    }
    for (const glyph of [1, 200, count - 1])
      expect(ours.glyphToPath(glyph)).toBe(original.glyphToPath(glyph));
  });

  test('has no other characters and shapes nothing', () => {
    expect(original.glyph('ক'.codePointAt(0)!)).toBeDefined();
    expect(ours.glyph('ক'.codePointAt(0)!)).toBeUndefined();
    expect(privateUseFont(ttf).subarray(0, 400).includes('GSUB')).toBe(false);
  });

  test('is not created from a file without glyphs', () => {
    expect(() => privateUseFont(Buffer.alloc(12))).toThrow(RangeError);
  });
});

describe('Bangla', () => {
  test('is joined: a conjunct has fewer glyphs than characters, and the vowel sign i precedes its consonant', () => {
    expect(glyphsOf('ক্ষ')).toHaveLength(1);
    const [first, second] = glyphsOf('কি');
    expect([second]).toEqual([...glyphsOf('ক')]);
    expect(first).not.toBe(second);
  });

  test.each(['শাড়ি', 'ক্ষেত্র', 'কার্তিক', 'স্ত্রী', '৳১২'])(
    '%s has the same shape among Latin text as alone',
    (word) => {
      expect(glyphsOf(`1 x ${word} (M)`)).toBe(glyphsOf('1 x ') + glyphsOf(word) + glyphsOf(' (M)'));
      expect(shape(`No. ${word}`).width).toBeCloseTo(shape('No. ').width + shape(word).width, 6);
    },
  );

  test('consecutive runs have no gap or overlap', () => {
    const { runs, width } = shape('রফিকুল র‌্যাব কার্তিক ৳1,250.00');
    expect(runs[0]).toMatchObject({ x: 0, y: 0 });
    for (const [index, run] of runs.entries()) expect(run.x).toBeLessThan(runs[index + 1]?.x ?? width);
  });
});

test('characters that the font does not have become one dot each', () => {
  expect(glyphsOf('ক 👨‍👩‍👧 ক')).toBe(glyphsOf('ক • ক'));
  expect(glyphsOf('李雷')).toBe(glyphsOf('••'));
  expect(glyphsOf('ক\ufe0f')).not.toContain(glyphsOf('•'));
});

describe('lines', () => {
  const ofAtMost = (length: number) => (line: string) => line.length <= length;

  test.each([
    ['a bb ccc', 4, ['a bb', 'ccc']],
    ['abcdefgh', 3, ['abc', 'def', 'gh']],
    ['  spaced\n out ', 20, ['spaced out']],
    ['', 5, ['']],
    ['ab', 0, ['a', 'b']],
  ])('of %j, at most %i wide, are %j', (text, width, lines) => {
    expect(wrapped(text, ofAtMost(width))).toEqual(lines);
  });

  test('never break within a letter and its signs', () => {
    expect(wrapped('ক্ষিক্ষি', ofAtMost(5)).join('')).toBe('ক্ষিক্ষি');
    expect(wrapped('কিকি', ofAtMost(3))).toEqual(['কি', 'কি']);
  });
});
