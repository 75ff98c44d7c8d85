import * as z from 'zod/mini';
import { fixedText } from '../text/message.ts';
import { dhakaDaySchema, WEEKDAYS } from '../time/dhaka-day.ts';
import { deliverySettingsMessages } from './delivery-settings-messages.ts';

/** Two years of public holidays. */
export const MAX_HOLIDAYS = 60;

/** The days of the week without delivery. */
export const daysOffSchema = z
  .array(z.enum(WEEKDAYS))
  .check(z.refine((days) => new Set(days).size < WEEKDAYS.length, deliverySettingsMessages.noDayLeft));

/** Dates without delivery. */
export const holidaysSchema = z
  .array(dhakaDaySchema)
  .check(
    z.maxLength(MAX_HOLIDAYS, fixedText(deliverySettingsMessages.tooManyHolidays, { count: MAX_HOLIDAYS })),
  );
