import * as z from 'zod/mini';

/** Bangladesh keeps UTC+6 all year round (no summer time since 2010). */
const DHAKA_OFFSET_MS = 6 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const FRIDAY = 5;
const SATURDAY = 6;

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
  'Not a day',
);

/** The day it is in Dhaka at that moment. */
export function dhakaDay(at: Date): DhakaDay {
  return dayOfUtc(at.getTime() + DHAKA_OFFSET_MS);
}

/** The first moment of that day in Dhaka. */
export function startOfDhakaDay(day: DhakaDay): Date {
  return new Date(utcMidnight(day) - DHAKA_OFFSET_MS);
}

/** `days` may be negative. */
export function addDays(day: DhakaDay, days: number): DhakaDay {
  return dayOfUtc(utcMidnight(day) + days * DAY_MS);
}

/** Counts working days only: the Bangladeshi weekend is Friday and Saturday. */
export function addBusinessDays(day: DhakaDay, days: number): DhakaDay {
  let result = day;
  for (let left = days; left > 0;) {
    result = addDays(result, 1);
    const weekday = new Date(utcMidnight(result)).getUTCDay();
    if (weekday !== FRIDAY && weekday !== SATURDAY) left -= 1;
  }
  return result;
}

/** "Mon, 23 Nov". */
export function formatDayShort(day: DhakaDay): string {
  const date = new Date(utcMidnight(day));
  return `${WEEKDAYS[date.getUTCDay()]}, ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** "23 Nov 2026", the day in Dhaka. */
export function formatDhakaDate(at: Date): string {
  const [year, month, day] = dhakaDay(at).split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
