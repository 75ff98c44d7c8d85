import * as z from 'zod/mini';
import { addDays, dhakaDay, dhakaDaySchema, type DhakaDay } from '../time/dhaka-day.ts';
import { requestMessages } from '../contract/request-messages.ts';

const INVALID_DATE = requestMessages.date;

/** A day of a report; the limits of the year keep typing errors (0206-11-20) away from the database. */
export const reportDaySchema = z
  .custom<DhakaDay>((day) => dhakaDaySchema.safeParse(day).success, INVALID_DATE)
  .check(z.refine((day) => day >= '2000-01-01' && day < '2100-01-01', INVALID_DATE));

/** Returns the day that the report of a given time is about: the previous one (docs/reference/specification.md 2). */
export function reportDayAt(now: Date): DhakaDay {
  return addDays(dhakaDay(now), -1);
}

/** Returns whether a day is over. A report is mailed only then: an earlier one would block the complete one. */
export function isDayOver(day: DhakaDay, now: Date): boolean {
  return day < dhakaDay(now);
}
