import fc from 'fast-check';
import { expect, test } from 'vitest';
import { banglaDigits, latinDigits } from './bangla-digits.ts';
import { requiredText, typedText, writtenText } from './written-text.ts';

test('converts digits to Bangla and back, and nothing else', () => {
  expect(banglaDigits('৳1,25,000.00')).toBe('৳১,২৫,০০০.০০');
  expect(latinDigits('০১২৩৪৫৬৭৮৯')).toBe('0123456789');
  const withoutBangla = fc.string();
  fc.assert(
    fc.property(withoutBangla, (text) => {
      expect(latinDigits(banglaDigits(text))).toBe(text);
      expect(banglaDigits(text).replace(/[০-৯]/g, '')).toBe(text.replace(/[0-9]/g, ''));
    }),
  );
});

test('normalizes both spellings of a Bangla letter to one', () => {
  const [composed, decomposed] = ['\u09dc', '\u09a1\u09bc'];
  const name = requiredText('Name is required', 20);
  expect(name.parse(`বা${composed}ি`)).toBe(name.parse(`বা${decomposed}ি`));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const once = typedText(200).parse(text);
      expect(once).toBe(once.normalize('NFC').trim());
    }),
  );
});

test('treats blanks as an empty text', () => {
  for (const blank of ['', ' ', '\t\n', '\u00a0\u3000']) {
    expect(requiredText('Say something', 5).safeParse(blank).error?.issues[0]?.message).toBe('Say something');
    expect(writtenText(5).safeParse(blank).success).toBe(false);
  }
});

test('counts code points, not UTF-16 units', () => {
  for (const text of [typedText(3), requiredText('', 3), writtenText(3)]) {
    expect(text.safeParse('🧵🧵🧵').success).toBe(true);
    expect(text.safeParse('🧵🧵🧵🧵').success).toBe(false);
  }
});
