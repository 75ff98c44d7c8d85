import { addDays, dhakaDaySchema, type DhakaDay } from '../../time/dhaka-day.ts';

/** The most days of one report: a leap year. */
export const MAX_RANGE_DAYS = 366;

/** Dhaka days, both included. */
export interface DayRange {
  readonly from: DhakaDay;
  readonly to: DhakaDay;
}

/** Returns whether a report can be made of a range of Dhaka days, both included. */
export function isReportRange(from: string, to: string): boolean {
  const [first, last] = [dhakaDaySchema.safeParse(from), dhakaDaySchema.safeParse(to)];
  if (!first.success || !last.success) return false;
  return first.data <= last.data && last.data < addDays(first.data, MAX_RANGE_DAYS);
}

/** Returns the days of a range, in order. */
export function daysOfRange({ from, to }: DayRange): DhakaDay[] {
  const days: DhakaDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

export const RANGE_PRESETS = ['this-month', 'last-month', '7-days', '30-days', '90-days'] as const;
export type RangePreset = (typeof RANGE_PRESETS)[number];

/** Returns the range that a preset means on a day, which the last 7, 30 and 90 days include. */
export function presetRange(preset: RangePreset, today: DhakaDay): DayRange {
  const firstOfMonth = (day: DhakaDay) => `${day.slice(0, 8)}01` as DhakaDay;
  switch (preset) {
    case 'this-month':
      return { from: firstOfMonth(today), to: today };
    case 'last-month': {
      const to = addDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(to), to };
    }
    case '7-days':
      return { from: addDays(today, -6), to: today };
    case '30-days':
      return { from: addDays(today, -29), to: today };
    case '90-days':
      return { from: addDays(today, -89), to: today };
  }
}
