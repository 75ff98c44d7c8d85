import type { Weekday } from '../time/dhaka-day.ts';

/** The one setting: the days of the week on which the shop does not deliver. */
export const DAYS_WITHOUT_DELIVERY: readonly Weekday[] = ['Fri'];
