import { expect, test } from 'vitest';
import { wheelMove } from './wheel-move.ts';

const turn = { deltaY: 40, sinceLast: 500, index: 1, count: 4 };

test.each([
  ['down in the middle', {}, 'next'],
  ['up in the middle', { deltaY: -40 }, 'previous'],
  ['99 ms after the last wheel event', { sinceLast: 99 }, 'none'],
  ['100 ms after the last wheel event', { sinceLast: 100 }, 'next'],
  ['down at the last slide', { index: 3 }, 'page'],
  ['up at the last slide', { index: 3, deltaY: -40 }, 'previous'],
  ['up at the first slide', { index: 0, deltaY: -40 }, 'page'],
  ['down at the first slide', { index: 0 }, 'next'],
  ['down at the last slide in the middle of a swipe', { index: 3, sinceLast: 10 }, 'page'],
] as const)('the wheel turned %s', (_, change, move) => {
  expect(wheelMove({ ...turn, ...change })).toBe(move);
});
