import { expect, test } from 'vitest';
import { swipeAction, wheelAction } from './carousel-gestures.ts';

const event = { deltaY: 40, sinceLast: 500, index: 1, count: 4 };

test.each([
  ['down in the middle', {}, 'next'],
  ['up in the middle', { deltaY: -40 }, 'previous'],
  ['99 ms after the last wheel event', { sinceLast: 99 }, 'none'],
  ['100 ms after the last wheel event', { sinceLast: 100 }, 'next'],
  ['down at the last slide', { index: 3 }, 'page'],
  ['up at the last slide', { index: 3, deltaY: -40 }, 'previous'],
  ['up at the first slide', { index: 0, deltaY: -40 }, 'page'],
  ['down at the first slide', { index: 0 }, 'next'],
  ['down at the last slide during a swipe', { index: 3, sinceLast: 10 }, 'page'],
] as const)('a wheel event %s', (_, change, action) => {
  expect(wheelAction({ ...event, ...change })).toBe(action);
});

test.each([
  ['to the left', -60, 5, 'next'],
  ['to the right', 60, -5, 'previous'],
  ['of 39 pixels', -39, 0, 'none'],
  ['down the page', 10, 200, 'none'],
  ['at an angle', -60, 50, 'none'],
] as const)('a swipe %s', (_direction, deltaX, deltaY, action) => {
  expect(swipeAction(deltaX, deltaY)).toBe(action);
});
