import * as z from 'zod/mini';
import { nonNegativeTakaSchema, taka } from '../money/taka.ts';
import { fixedText } from '../text/message.ts';
import { requiredText, typedText } from '../text/written-text.ts';
import { deliverySettingsMessages } from './delivery-settings-messages.ts';
import { DELIVERY_OPTIONS } from './options.ts';

export const MAX_ZONES = 20;
/** In characters. */
export const MAX_ZONE_NAME = 60;
/** More than a division has areas. */
export const MAX_ZONE_PLACES = 200;
const MAX_EXTRA_DAYS = 30;

const chargeSchema = nonNegativeTakaSchema.check(
  z.refine((charge) => charge <= taka(10_000), deliverySettingsMessages.chargeTooHigh),
);
const amountSchema = nonNegativeTakaSchema.check(
  z.refine((amount) => amount <= taka(1_000_000), deliverySettingsMessages.amountTooHigh),
);
/** The charge of an option; null where the zone does not offer it. */
const optionSchema = z.nullable(chargeSchema);

/** A district `division/district` or an area `division/district/area`, as in domain/src/places. */
const placeIdSchema = z
  .string(deliverySettingsMessages.placeUnknown)
  .check(z.regex(/^[a-z-]{2,40}(\/[a-z0-9-]{2,40}){1,2}$/, deliverySettingsMessages.placeUnknown));

const zoneSchema = z.object({
  name: requiredText(deliverySettingsMessages.zoneNameMissing, MAX_ZONE_NAME),
  nameBn: typedText(MAX_ZONE_NAME),
  /** Districts and areas by id. An area counts before its district. None: all places that no zone lists. */
  places: z
    .array(placeIdSchema)
    .check(
      z.maxLength(
        MAX_ZONE_PLACES,
        fixedText(deliverySettingsMessages.tooManyPlaces, { count: MAX_ZONE_PLACES }),
      ),
    ),
  charges: z
    .object({ standard: optionSchema, express: optionSchema, premium: optionSchema })
    .check(
      z.refine(
        (charges) => DELIVERY_OPTIONS.some((option) => charges[option] !== null),
        deliverySettingsMessages.optionMissing,
      ),
    ),
  /** Delivery is free from this subtotal; null: never. */
  freeFrom: z.nullable(amountSchema),
  /** Days that a delivery takes longer than its option says. */
  extraDays: z
    .int(deliverySettingsMessages.extraDaysInvalid)
    .check(
      z.gte(0, deliverySettingsMessages.extraDaysInvalid),
      z.lte(MAX_EXTRA_DAYS, deliverySettingsMessages.extraDaysInvalid),
    ),
  /** Whether cash orders pay no advance here, where others do (docs/adr/0062). */
  noAdvance: z.optional(z.boolean()),
});

/** A part of the country with its own charges. */
export type DeliveryZone = z.output<typeof zoneSchema>;

/** The zones in the order of the form. A place is in one of them at most; which counts is decided by deliveryTermsFor(). */
export const zonesSchema = z.array(zoneSchema).check(
  z.minLength(1, deliverySettingsMessages.zonesMissing),
  z.maxLength(MAX_ZONES, fixedText(deliverySettingsMessages.tooManyZones, { count: MAX_ZONES })),
  z.check(({ value: zones, issues }) => {
    const seen = new Set<string>();
    zones.forEach(({ places }, at) => {
      const repeated = places.some((place) => seen.has(place)) || new Set(places).size < places.length;
      for (const place of places) seen.add(place);
      if (repeated) {
        issues.push({
          code: 'custom',
          message: deliverySettingsMessages.placeTwice,
          path: [at, 'places'],
          input: places,
        });
      }
    });
  }),
);
