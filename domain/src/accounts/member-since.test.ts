import { expect, test } from 'vitest';
import { memberSince } from './member-since.ts';

test.each([
  ['in summer', new Date('2025-06-01T12:00:00Z'), 2025],
  [
    'on New Year’s morning in Dhaka, which is last year’s evening elsewhere',
    new Date('2025-12-31T18:00:00Z'),
    2026,
  ],
  ['a moment before that', new Date('2025-12-31T17:59:59Z'), 2025],
  ['at an unknown time', null, 2024],
])('an account made %s', (_when, created, year) => {
  expect(memberSince(created)).toBe(year);
});
