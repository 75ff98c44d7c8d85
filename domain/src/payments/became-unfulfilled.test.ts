import { expect, test } from 'vitest';
import { becameUnfulfilled } from './became-unfulfilled.ts';

test.each([
  [undefined, 'paid_unfulfilled', true],
  ['open', 'paid_unfulfilled', true],
  ['paid', 'paid_unfulfilled', true],
  ['paid_unfulfilled', 'paid_unfulfilled', false],
  ['open', 'paid', false],
  ['paid_unfulfilled', undefined, false],
] as const)('an attempt that was %s and is %s became unfulfilled: %s', (before, after, expected) => {
  const of = (state: typeof before | typeof after) => state && { state };
  expect(becameUnfulfilled(of(before), of(after))).toBe(expected);
});
