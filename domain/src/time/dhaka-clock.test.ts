import { expect, test } from 'vitest';
import { dhakaIso, formatDhakaTime } from './dhaka-clock.ts';

test("formats a moment with Dhaka's offset", () => {
  const at = new Date('2026-11-20T18:04:05.000Z');
  expect(formatDhakaTime(at)).toBe('00:04');
  expect(dhakaIso(at)).toBe('2026-11-21T00:04:05+06:00');
  expect(new Date(dhakaIso(at))).toEqual(at);
});
