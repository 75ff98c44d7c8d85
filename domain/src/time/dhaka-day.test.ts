import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addBusinessDays,
  addDays,
  dhakaDay,
  dhakaDaySchema,
  formatDayShort,
  formatDhakaDate,
  startOfDhakaDay,
  type DhakaDay,
} from './dhaka-day.ts';

const day = (text: string) => text as DhakaDay;

test('the day turns at midnight in Dhaka, six hours before UTC', () => {
  expect(dhakaDay(new Date('2026-11-20T17:59:59.999Z'))).toBe('2026-11-20');
  expect(dhakaDay(new Date('2026-11-20T18:00:00.000Z'))).toBe('2026-11-21');
  expect(startOfDhakaDay(day('2026-11-21')).toISOString()).toBe('2026-11-20T18:00:00.000Z');
});

test('every moment lies in its day', () => {
  const years = { min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(years), (at) => {
      const today = dhakaDay(at);
      expect(startOfDhakaDay(today).getTime()).toBeLessThanOrEqual(at.getTime());
      expect(startOfDhakaDay(addDays(today, 1)).getTime()).toBeGreaterThan(at.getTime());
    }),
  );
});

test('working days leave out Friday and Saturday', () => {
  // Thursday 19 November 2026
  expect(addBusinessDays(day('2026-11-19'), 1)).toBe('2026-11-22');
  expect(addBusinessDays(day('2026-11-20'), 1)).toBe('2026-11-22');
  expect(addBusinessDays(day('2026-11-22'), 5)).toBe('2026-11-29');
  expect(addBusinessDays(day('2026-11-22'), 0)).toBe('2026-11-22');
});

test('days are shown in words', () => {
  expect(formatDayShort(day('2026-11-23'))).toBe('Mon, 23 Nov');
  expect(formatDhakaDate(new Date('2026-12-31T20:00:00Z'))).toBe('1 Jan 2027');
});

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', ''])('%s is not a day', (text) => {
  expect(dhakaDaySchema.safeParse(text).success).toBe(false);
});

test('a leap day is a day', () => {
  expect(dhakaDaySchema.safeParse('2028-02-29').success).toBe(true);
  expect(addDays(day('2028-02-28'), 1)).toBe('2028-02-29');
});
