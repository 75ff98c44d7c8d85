import { expect, test } from 'vitest';
import { isFarMore } from './far-more.ts';

test('a growth of more than ten times is said in words', () => {
  expect([900, 901, 3_777, -100].map(isFarMore)).toEqual([false, true, true, false]);
});
