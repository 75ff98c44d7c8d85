import { expect, test } from 'vitest';
import { swipeMove } from './swipe-move.ts';

test.each([
  ['to the left', -60, 5, 'next'],
  ['to the right', 60, -5, 'previous'],
  ['hardly moved', -39, 0, 'none'],
  ['down the page', 10, 200, 'none'],
  ['aslant', -60, 50, 'none'],
] as const)('a finger that went %s', (_way, across, down, move) => {
  expect(swipeMove(across, down)).toBe(move);
});
