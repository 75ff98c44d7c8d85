import * as z from 'zod/mini';
import type { DhakaDay } from '../time/dhaka-day.ts';

/** A fiscal year of Bangladesh, from July to June: 2026-27. */
export const fiscalYearSchema = z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}$/));

const FIRST_MONTH = 7;

/** Returns the fiscal year of a day in Dhaka. */
export function fiscalYearOf(day: DhakaDay): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const first = month < FIRST_MONTH ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
