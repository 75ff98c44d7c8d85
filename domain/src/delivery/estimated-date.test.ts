import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dhakaDay, startOfDhakaDay, weekdayOf, type DhakaDay } from '../time/dhaka-day.ts';
import { DEFAULT_CALENDAR } from './calendar.ts';
import { estimatedDeliveryText, estimateDelivery } from './estimated-date.ts';
import { DAYS_WITHOUT_DELIVERY, DELIVERY_OPTIONS, DELIVERY_TERMS } from './options.ts';

/** Ten in the morning in Dhaka. */
const on = (day: string) => new Date(startOfDhakaDay(day as DhakaDay).getTime() + 10 * 60 * 60 * 1000);
const sunday = on('2026-11-22');
const thursday = on('2026-11-26');
const friday = on('2026-11-27');

test('the shop does not deliver on Fridays', () => {
  expect(DAYS_WITHOUT_DELIVERY).toEqual(['Fri']);
});

test.each([
  ['standard', sunday, 'Wed, 25 Nov - Mon, 30 Nov'],
  ['standard', thursday, 'Mon, 30 Nov - Sat, 5 Dec'],
  ['express', sunday, 'Mon, 23 Nov - Tue, 24 Nov'],
  ['express', thursday, 'Sat, 28 Nov - Sun, 29 Nov'],
  ['express', friday, 'Sat, 28 Nov - Sun, 29 Nov'],
  ['premium', sunday, 'Today/Tomorrow'],
  ['premium', thursday, 'Thu, 26 Nov - Sat, 28 Nov'],
  ['premium', friday, 'Tomorrow'],
] as const)('%s ordered at %s arrives %s', (option, orderedAt, text) => {
  expect(estimatedDeliveryText(estimateDelivery(option, orderedAt, DEFAULT_CALENDAR), orderedAt)).toBe(text);
});

test('takes the days off as a setting', () => {
  expect(estimateDelivery('express', thursday, { ...DEFAULT_CALENDAR, daysOff: ['Fri', 'Sat'] })).toEqual({
    from: '2026-11-29',
    to: '2026-11-30',
  });
  expect(estimateDelivery('premium', thursday, { ...DEFAULT_CALENDAR, daysOff: [] })).toEqual({
    from: '2026-11-26',
    to: '2026-11-27',
  });
});

describe('every estimate', () => {
  const moments = fc.date({
    min: new Date('2025-01-01'),
    max: new Date('2035-01-01'),
    noInvalidDate: true,
  });

  test('is on delivery days, in order, and not before the order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DELIVERY_OPTIONS), moments, (option, orderedAt) => {
        const { from, to } = estimateDelivery(option, orderedAt, DEFAULT_CALENDAR);
        expect(DAYS_WITHOUT_DELIVERY).not.toContain(weekdayOf(from));
        expect(DAYS_WITHOUT_DELIVERY).not.toContain(weekdayOf(to));
        expect(from <= to).toBe(true);
        expect(from >= addDays(dhakaDay(orderedAt), DELIVERY_TERMS[option].days[0])).toBe(true);
      }),
    );
  });

  test('is worded as today or tomorrow, one day, or a range', () => {
    const day = '(Sun|Mon|Tue|Wed|Thu|Sat), [0-9]{1,2} [A-Z][a-z]{2}';
    const wording = new RegExp(`^(Today/Tomorrow|Today|Tomorrow|${day}|${day} - ${day})$`);
    fc.assert(
      fc.property(fc.constantFrom(...DELIVERY_OPTIONS), moments, (option, orderedAt) => {
        expect(
          estimatedDeliveryText(estimateDelivery(option, orderedAt, DEFAULT_CALENDAR), orderedAt),
        ).toMatch(wording);
      }),
    );
  });
});

test('counts from the day in Dhaka, late in the evening', () => {
  expect(estimateDelivery('premium', new Date('2026-11-22T18:30:00Z'), DEFAULT_CALENDAR)).toEqual({
    from: '2026-11-23',
    to: '2026-11-24',
  });
});

test('words a single day without a range', () => {
  const { from } = estimateDelivery('standard', sunday, DEFAULT_CALENDAR);
  expect(estimatedDeliveryText({ from, to: from }, sunday)).toBe('Wed, 25 Nov');
  expect(estimatedDeliveryText({ from, to: from }, on('2026-11-25'))).toBe('Today');
});

test('skips holidays, and adds the days that a place takes longer', () => {
  const holidays = ['2026-11-28', '2026-11-29'] as DhakaDay[];
  const calendar = { ...DEFAULT_CALENDAR, holidays };
  // Thursday; Friday is off, Saturday and Sunday are holidays.
  expect(estimateDelivery('express', thursday, calendar)).toEqual({ from: '2026-11-30', to: '2026-12-01' });
  expect(estimateDelivery('premium', thursday, calendar)).toEqual({ from: '2026-11-26', to: '2026-11-30' });
  expect(estimateDelivery('express', thursday, { ...calendar, extraDays: 2 })).toEqual({
    from: '2026-12-02',
    to: '2026-12-03',
  });
});
