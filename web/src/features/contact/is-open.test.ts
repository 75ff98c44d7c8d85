import { expect, test } from 'vitest';
import { isOpen } from './is-open.ts';

test.each([
  ['Saturday, a minute before ten', '2026-11-21T09:59+06:00', false],
  ['Saturday at ten', '2026-11-21T10:00+06:00', true],
  ['Thursday, a minute before eight in the evening', '2026-11-26T19:59+06:00', true],
  ['Thursday at eight in the evening', '2026-11-26T20:00+06:00', false],
  ['Friday at noon', '2026-11-27T12:00+06:00', false],
  ['Saturday at ten, written in the time of New York', '2026-11-20T23:00-05:00', true],
])('%s', (_when, at, open) => {
  expect(isOpen(new Date(at))).toBe(open);
});
