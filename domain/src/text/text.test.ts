import fc from 'fast-check';
import { expect, test } from 'vitest';
import { banglaDigits, latinDigits } from './bangla-digits.ts';
import { requiredText, typedText, writtenText } from './written-text.ts';

test('digits go over to Bangla and back, and nothing else changes', () => {
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

test('both spellings of a Bangla letter become one', () => {
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

test('blanks alone are nothing', () => {
  for (const blank of ['', ' ', '\t\n', '\u00a0\u3000']) {
    expect(requiredText('Say something', 5).safeParse(blank).error?.issues[0]?.message).toBe('Say something');
    expect(writtenText(5).safeParse(blank).success).toBe(false);
  }
});

test('a character is a character, however many units it has', () => {
  for (const text of [typedText(3), requiredText('', 3), writtenText(3)]) {
    expect(text.safeParse('🧵🧵🧵').success).toBe(true);
    expect(text.safeParse('🧵🧵🧵🧵').success).toBe(false);
  }
});
