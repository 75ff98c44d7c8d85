import * as z from 'zod/mini';
import { addDays, dhakaDay, dhakaDaySchema, type DhakaDay } from '../time/dhaka-day.ts';
import { requestMessages } from '../contract/request-messages.ts';

const FAULT = requestMessages.date;

/** A day that a report can be about; the years keep typing errors (0206-11-20) away from the database. */
export const reportDaySchema = z
  .custom<DhakaDay>((day) => dhakaDaySchema.safeParse(day).success, FAULT)
  .check(z.refine((day) => day >= '2000-01-01' && day < '2100-01-01', FAULT));

/** docs/reference/specification.md 2: the report of 8:00 is about the day before. */
export function reportDayAt(now: Date): DhakaDay {
  return addDays(dhakaDay(now), -1);
}

/** A day's report is mailed once it holds the whole day: sent earlier, it would stand in the way of the true one. */
export function isDayOver(day: DhakaDay, now: Date): boolean {
  return day < dhakaDay(now);
}
