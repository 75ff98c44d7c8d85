import { addDays, dhakaDay, startOfDhakaDay, type DhakaDay } from '../time/dhaka-day.ts';

/** When the daily report is sent (docs/reference/specification.md 9), in ms after midnight in Dhaka. */
const SENT_AT_MS = 8 * 60 * 60_000;

/** Returns the Dhaka day whose morning brings the next daily report: today before 8:00, tomorrow from then on. */
export function nextReportDay(now: Date): DhakaDay {
  const today = dhakaDay(now);
  const isBefore = now.getTime() < startOfDhakaDay(today).getTime() + SENT_AT_MS;
  return isBefore ? today : addDays(today, 1);
}
