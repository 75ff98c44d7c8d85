import { expect, test } from 'vitest';
import { isLargeChange } from './large-change.ts';

test('treats a growth of more than ten times as large', () => {
  expect([900, 901, 3_777, -100].map(isLargeChange)).toEqual([false, true, true, false]);
});
