import { DEFAULT_CALENDAR } from '../delivery/calendar.ts';
import { daysOffSchema, holidaysSchema } from '../delivery/calendar-schemas.ts';
import { DEFAULT_ZONE } from '../delivery/default-zone.ts';
import { zonesSchema } from '../delivery/zone.ts';
import { defineSection, valuesOf, type ValuesOf } from './section.ts';

/**
 * What delivery costs by place, and the days without delivery (docs/adr/0072). Public, but with a call of its own, because
 * only the checkout and the pages about delivery read it.
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
  },
});

export type DeliveryValues = ValuesOf<typeof deliverySection>;

/** Returns the delivery settings that count, from the stored values; the defaults where there are none. */
export const deliverySettings = (stored?: Readonly<Record<string, unknown>>): DeliveryValues =>
  valuesOf(deliverySection, stored);
