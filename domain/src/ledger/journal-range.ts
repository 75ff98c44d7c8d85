import { addDays, dhakaDaySchema } from '../time/dhaka-day.ts';

/** The most days of one file of the journal. */
export const MAX_JOURNAL_DAYS = 92;

/** Returns whether the journal can be exported for a range of Dhaka days, both included. */
export function isJournalRange(from: string, to: string): boolean {
  const [first, last] = [dhakaDaySchema.safeParse(from), dhakaDaySchema.safeParse(to)];
  if (!first.success || !last.success) return false;
  return first.data <= last.data && last.data < addDays(first.data, MAX_JOURNAL_DAYS);
}
