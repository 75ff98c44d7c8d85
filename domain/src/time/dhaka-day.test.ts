import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addWorkingDays,
  dhakaDay,
  dhakaDaySchema,
  formatDayShort,
  formatDhakaDate,
  startOfDhakaDay,
  weekdayOf,
  workingDayFrom,
  type DhakaDay,
  type Weekday,
} from './dhaka-day.ts';

const day = (text: string) => text as DhakaDay;

test('changes the day at midnight in Dhaka, six hours before UTC', () => {
  expect(dhakaDay(new Date('2026-11-20T17:59:59.999Z'))).toBe('2026-11-20');
  expect(dhakaDay(new Date('2026-11-20T18:00:00.000Z'))).toBe('2026-11-21');
  expect(startOfDhakaDay(day('2026-11-21')).toISOString()).toBe('2026-11-20T18:00:00.000Z');
});

test('puts every moment into its day', () => {
  const years = { min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(years), (at) => {
      const today = dhakaDay(at);
      expect(startOfDhakaDay(today).getTime()).toBeLessThanOrEqual(at.getTime());
      expect(startOfDhakaDay(addDays(today, 1)).getTime()).toBeGreaterThan(at.getTime());
    }),
  );
});

test('skips the days off', () => {
  // Thursday 19 November 2026
  expect(weekdayOf(day('2026-11-19'))).toBe('Thu');
  expect(addWorkingDays(day('2026-11-19'), 1, ['Fri', 'Sat'])).toBe('2026-11-22');
  expect(addWorkingDays(day('2026-11-19'), 1, ['Fri'])).toBe('2026-11-21');
  expect(addWorkingDays(day('2026-11-19'), 1, [])).toBe('2026-11-20');
  expect(addWorkingDays(day('2026-11-22'), 5, ['Fri', 'Sat'])).toBe('2026-11-29');
  expect(addWorkingDays(day('2026-11-20'), 0, ['Fri'])).toBe('2026-11-20');
  expect(workingDayFrom(day('2026-11-20'), ['Fri'])).toBe('2026-11-21');
  expect(workingDayFrom(day('2026-11-19'), ['Fri'])).toBe('2026-11-19');
});

const week: Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

test('adds exactly the given number of working days', () => {
  const days = fc.integer({ min: 0, max: 3000 }).map((ahead) => addDays(day('2024-01-01'), ahead));
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 1, max: 20 }),
      fc.subarray(week, { maxLength: 6 }),
      (from, count, off) => {
        const last = addWorkingDays(from, count, off);
        const passed: Weekday[] = [];
        for (let at = addDays(from, 1); at <= last; at = addDays(at, 1)) passed.push(weekdayOf(at));
        expect(passed.filter((weekday) => !off.includes(weekday))).toHaveLength(count);
        expect(off).not.toContain(weekdayOf(last));
      },
    ),
  );
});

test('throws for a week without a working day', () => {
  expect(() => addWorkingDays(day('2026-11-19'), 1, week)).toThrow(RangeError);
});

test('adds and subtracts days', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 40_000 }), (count) => {
      const there = addDays(day('2026-11-21'), count);
      expect(dhakaDaySchema.safeParse(there).success).toBe(true);
      expect(addDays(there, -count)).toBe('2026-11-21');
    }),
  );
});

test('formats days', () => {
  expect(formatDayShort(day('2026-11-23'))).toBe('Mon, 23 Nov');
  expect(formatDhakaDate(new Date('2026-12-31T20:00:00Z'))).toBe('1 Jan 2027');
});

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', ''])('%s is not a day', (text) => {
  expect(dhakaDaySchema.safeParse(text).success).toBe(false);
});

test('accepts a leap day', () => {
  expect(dhakaDaySchema.safeParse('2028-02-29').success).toBe(true);
  expect(addDays(day('2028-02-28'), 1)).toBe('2028-02-29');
});
