import * as z from 'zod/mini';
import { textMessages } from '../text/text-messages.ts';

/** Bangladesh keeps UTC+6 all year round (no summer time since 2010). */
export const DHAKA_OFFSET_MS = 6 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

declare const dhakaDayBrand: unique symbol;

/** A calendar day in Asia/Dhaka, written yyyy-mm-dd; sorts as text. */
export type DhakaDay = string & { readonly [dhakaDayBrand]: 'DhakaDay' };

const utcMidnight = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
const dayOfUtc = (ms: number) => new Date(ms).toISOString().slice(0, 10) as DhakaDay;

function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = utcMidnight(text);
  return !Number.isNaN(midnight) && dayOfUtc(midnight) === text;
}

export const dhakaDaySchema = z.custom<DhakaDay>(
  (text) => typeof text === 'string' && isRealDay(text),
  textMessages.notADay,
);

/** Returns the day in Dhaka at a moment. */
export function dhakaDay(at: Date): DhakaDay {
  return dayOfUtc(at.getTime() + DHAKA_OFFSET_MS);
}

/** Returns the first moment of a day in Dhaka. */
export function startOfDhakaDay(day: DhakaDay): Date {
  return new Date(utcMidnight(day) - DHAKA_OFFSET_MS);
}

/** Adds days, which may be negative. */
export function addDays(day: DhakaDay, days: number): DhakaDay {
  return dayOfUtc(utcMidnight(day) + days * DAY_MS);
}

export function weekdayOf(day: DhakaDay): Weekday {
  return WEEKDAYS[new Date(utcMidnight(day)).getUTCDay()] as Weekday;
}

/**
 * Returns the day, or the first one after it that is neither a day off nor a holiday.
 * @throws RangeError when every day of the week is off
 */
export function workingDayFrom(
  day: DhakaDay,
  daysOff: readonly Weekday[],
  holidays: readonly DhakaDay[] = [],
): DhakaDay {
  const farthest = WEEKDAYS.length * (holidays.length + 1);
  for (let ahead = 0; ahead < farthest; ahead += 1) {
    const candidate = addDays(day, ahead);
    if (!daysOff.includes(weekdayOf(candidate)) && !holidays.includes(candidate)) return candidate;
  }
  throw new RangeError('Every day of the week is off');
}

/** Adds working days. */
export function addWorkingDays(
  day: DhakaDay,
  days: number,
  daysOff: readonly Weekday[],
  holidays: readonly DhakaDay[] = [],
): DhakaDay {
  let result = day;
  for (let left = days; left > 0; left -= 1) result = workingDayFrom(addDays(result, 1), daysOff, holidays);
  return result;
}

/** Formats a day: "Mon, 23 Nov". */
export function formatDayShort(day: DhakaDay): string {
  const date = new Date(utcMidnight(day));
  return `${weekdayOf(day)}, ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** Formats the day in Dhaka: "23 Nov 2026". */
export function formatDhakaDate(at: Date): string {
  const [year, month, day] = dhakaDay(at).split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
