import { expect, test } from 'vitest';
import { nextReportDay } from './next-report.ts';

test.each([
  ['2026-11-22T19:16:00Z', '2026-11-23'], // 01:16 in Dhaka: this morning
  ['2026-11-23T01:59:59Z', '2026-11-23'],
  ['2026-11-23T02:00:00Z', '2026-11-24'], // 08:00 in Dhaka
  ['2026-11-23T17:59:59Z', '2026-11-24'],
])('at %s the next report is sent on %s', (now, day) => {
  expect(nextReportDay(new Date(now))).toBe(day);
});
