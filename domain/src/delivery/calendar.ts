import type { DhakaDay, Weekday } from '../time/dhaka-day.ts';
import { DAYS_WITHOUT_DELIVERY } from './options.ts';

/** What moves an estimated date: days without delivery, and the days that a place takes longer. */
export interface DeliveryCalendar {
  readonly daysOff: readonly Weekday[];
  readonly holidays: readonly DhakaDay[];
  readonly extraDays: number;
}

export const DEFAULT_CALENDAR: DeliveryCalendar = {
  daysOff: DAYS_WITHOUT_DELIVERY,
  holidays: [],
  extraDays: 0,
};
