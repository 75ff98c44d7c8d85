import { expect, test } from 'vitest';
import { countUpTo } from './count-up-to.ts';

test.each([
  [10_000, '10,000'],
  [10_001, '10,000+'],
  [20_000, '20,000'],
])('%i products are shown as %s', (count, text) => {
  expect(countUpTo(count, (value) => value.toLocaleString('en'))).toBe(text);
});
