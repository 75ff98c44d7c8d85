import { expect, test } from 'vitest';
import { isLargeChange } from './large-change.ts';

test('a growth of more than ten times is said in words', () => {
  expect([900, 901, 3_777, -100].map(isLargeChange)).toEqual([false, true, true, false]);
});
