import * as z from 'zod/mini';
import { addBusinessDays, addDays, dhakaDay, dhakaDaySchema, formatDayShort } from '../time/dhaka-day.ts';
import { DELIVERY_TERMS, type DeliveryOption } from './options.ts';

/** The first and the last Dhaka day on which an order should arrive. */
export const estimatedDeliverySchema = z.object({ from: dhakaDaySchema, to: dhakaDaySchema });

export type EstimatedDelivery = z.output<typeof estimatedDeliverySchema>;

export function estimateDelivery(option: DeliveryOption, orderedAt: Date): EstimatedDelivery {
  const { days, businessDays } = DELIVERY_TERMS[option];
  const add = businessDays ? addBusinessDays : addDays;
  const today = dhakaDay(orderedAt);
  return { from: add(today, days[0]), to: add(today, days[1]) };
}

/** SPEC 4: "Today/Tomorrow", a single date, or a range, as seen at `now`. */
export function estimatedDeliveryText({ from, to }: EstimatedDelivery, now: Date): string {
  const today = dhakaDay(now);
  const tomorrow = addDays(today, 1);
  if (from === today && to === tomorrow) return 'Today/Tomorrow';
  if (from !== to) return `${formatDayShort(from)} - ${formatDayShort(to)}`;
  if (from === today) return 'Today';
  return from === tomorrow ? 'Tomorrow' : formatDayShort(from);
}
