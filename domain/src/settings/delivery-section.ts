import * as z from 'zod/mini';
import { DEFAULT_CALENDAR } from '../delivery/calendar.ts';
import { daysOffSchema, holidaysSchema } from '../delivery/calendar-schemas.ts';
import { DEFAULT_ZONE } from '../delivery/default-zone.ts';
import { zonesSchema } from '../delivery/zone.ts';
import { advanceMessages } from '../payments/advance-messages.ts';
import { ADVANCE_MODES, NO_ADVANCE } from '../payments/advance-rule.ts';
import { choiceField, countField } from './fields.ts';
import { defineSection, valuesOf, type ValuesOf } from './section.ts';

/**
 * What delivery costs by place, the days without delivery (docs/adr/0072), and what cash orders pay in advance (docs/adr/0062).
 * Public, but with a call of its own, because only the checkout and the pages about delivery read it.
 */
export const deliverySection = defineSection({
  isPublic: false,
  fields: {
    zones: {
      kind: 'zones',
      schema: zonesSchema,
      byDefault: [DEFAULT_ZONE],
      isOptional: false,
      hasParts: true,
    },
    daysOff: {
      kind: 'weekdays',
      schema: daysOffSchema,
      byDefault: [...DEFAULT_CALENDAR.daysOff],
      isOptional: true,
    },
    holidays: { kind: 'dates', schema: holidaysSchema, byDefault: [], isOptional: true, hasParts: true },
    advance: choiceField(z.enum(ADVANCE_MODES, advanceMessages.unknownMode), NO_ADVANCE.mode),
    advanceAmount: countField(advanceMessages.amount, { least: 10, most: 50_000 }, 100),
    advanceFrom: countField(advanceMessages.from, { least: 0, most: 1_000_000 }, 0),
  },
});

export type DeliveryValues = ValuesOf<typeof deliverySection>;

/** Returns the delivery settings that count, from the stored values; the defaults where there are none. */
export const deliverySettings = (stored?: Readonly<Record<string, unknown>>): DeliveryValues =>
  valuesOf(deliverySection, stored);
