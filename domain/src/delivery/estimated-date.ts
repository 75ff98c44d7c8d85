import * as z from 'zod/mini';
import {
  addDays,
  addWorkingDays,
  dhakaDay,
  dhakaDaySchema,
  formatDayShort,
  workingDayFrom,
  type DhakaDay,
} from '../time/dhaka-day.ts';
import type { DeliveryCalendar } from './calendar.ts';
import { DELIVERY_TERMS, type DeliveryOption } from './options.ts';

/** The first and the last Dhaka day on which an order should arrive. */
export const estimatedDeliverySchema = z.object({ from: dhakaDaySchema, to: dhakaDaySchema });

export type EstimatedDelivery = z.output<typeof estimatedDeliverySchema>;

/**
 * Estimates the delivery from the day of the order (docs/reference/specification.md 9). Standard and express count
 * delivery days. Premium counts calendar days, but an end that falls on a day without delivery moves to the next
 * delivery day: an order of a Thursday arrives that day or on Saturday, an order of a Friday arrives tomorrow. Extra days
 * are counted as the option counts its own.
 */
export function estimateDelivery(
  option: DeliveryOption,
  orderedAt: Date,
  { daysOff, holidays, extraDays }: DeliveryCalendar,
): EstimatedDelivery {
  const { days, businessDays } = DELIVERY_TERMS[option];
  const today = dhakaDay(orderedAt);
  const after = (count: number) =>
    businessDays
      ? addWorkingDays(today, count, daysOff, holidays)
      : workingDayFrom(addDays(today, count), daysOff, holidays);
  return { from: after(days[0] + extraDays), to: after(days[1] + extraDays) };
}

/** The texts of an estimated delivery in one language. */
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

/**
 * Words an estimate as seen at `now`: "Today/Tomorrow", a single date, or a range (docs/reference/specification.md 4).
 */
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
