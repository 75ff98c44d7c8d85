// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MixedText } from './mixed-text.tsx';

afterEach(cleanup);

const markedIn = (language: 'en' | 'bn', text: string) => {
  const { container } = render(<MixedText language={language}>{text}</MixedText>);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  return [...container.querySelectorAll('span')].map((it) => [it.lang, it.textContent]);
};

test('marks the Bangla words of an English text as one run, without the space around them', () => {
  expect(markedIn('en', 'White for পহেলা বৈশাখ, from Comilla. ৳20 off. ঈদ')).toEqual([
    ['bn', 'পহেলা বৈশাখ'],
    ['bn', 'ঈদ'],
  ]);
});

test('marks the English words of a Bangla text', () => {
  expect(markedIn('bn', 'আরামদায়ক Slim Fit, ২টি বোতাম')).toEqual([['en', 'Slim Fit']]);
});

test('marks nothing in a text of one script', () => {
  expect(markedIn('en', 'Washed linen, 100% soft.')).toEqual([]);
  expect(markedIn('bn', '')).toEqual([]);
});
