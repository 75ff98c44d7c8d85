import * as z from 'zod/mini';
import { ADVANCE_MODES } from '../payments/advance.ts';
import { daysOffSchema, holidaysSchema } from './calendar-schemas.ts';
import { zonesSchema } from './zone.ts';

/**
 * The delivery settings as GET /api/delivery answers them. Apart from their section, whose fields, texts and defaults no checkout
 * loads.
 */
export const deliverySettingsSchema = z.object({
  zones: zonesSchema,
  daysOff: daysOffSchema,
  holidays: holidaysSchema,
  advance: z.enum(ADVANCE_MODES),
  advanceAmount: z.int(),
  advanceFrom: z.int(),
});
