import * as z from 'zod/mini';
import {
  addDays,
  addWorkingDays,
  dhakaDay,
  dhakaDaySchema,
  formatDayShort,
  workingDayFrom,
  type DhakaDay,
  type Weekday,
} from '../time/dhaka-day.ts';
import { DAYS_WITHOUT_DELIVERY, DELIVERY_TERMS, type DeliveryOption } from './options.ts';

/** The first and the last Dhaka day on which an order should arrive. */
export const estimatedDeliverySchema = z.object({ from: dhakaDaySchema, to: dhakaDaySchema });

export type EstimatedDelivery = z.output<typeof estimatedDeliverySchema>;

/**
 * docs/reference/specification.md 9, from the day of the order on. Standard and express count delivering days.
 * Premium counts days of the calendar, but each end that falls on a day without delivery moves to the next day with
 * one: ordered on a Thursday it comes that day or on Saturday, ordered on a Friday it comes tomorrow.
 */
export function estimateDelivery(
  option: DeliveryOption,
  orderedAt: Date,
  daysOff: readonly Weekday[] = DAYS_WITHOUT_DELIVERY,
): EstimatedDelivery {
  const { days, businessDays } = DELIVERY_TERMS[option];
  const today = dhakaDay(orderedAt);
  const after = (count: number) =>
    businessDays ? addWorkingDays(today, count, daysOff) : workingDayFrom(addDays(today, count), daysOff);
  return { from: after(days[0]), to: after(days[1]) };
}

/** How a language says when a parcel comes. */
export interface DeliveryDateMessages {
  readonly todayOrTomorrow: string;
  readonly today: string;
  readonly tomorrow: string;
  day(day: DhakaDay): string;
  range(from: string, to: string): string;
}

const ENGLISH: DeliveryDateMessages = {
  todayOrTomorrow: 'Today/Tomorrow',
  today: 'Today',
  tomorrow: 'Tomorrow',
  day: formatDayShort,
  range: (from, to) => `${from} - ${to}`,
};

/** docs/reference/specification.md 4: "Today/Tomorrow", a single date, or a range, as seen at `now`. */
export function estimatedDeliveryText(
  { from, to }: EstimatedDelivery,
  now: Date,
  messages: DeliveryDateMessages = ENGLISH,
): string {
  const today = dhakaDay(now);
  const tomorrow = addDays(today, 1);
  if (from === today && to === tomorrow) return messages.todayOrTomorrow;
  if (from !== to) return messages.range(messages.day(from), messages.day(to));
  if (from === today) return messages.today;
  return from === tomorrow ? messages.tomorrow : messages.day(from);
}
