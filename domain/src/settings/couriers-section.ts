import * as z from 'zod/mini';
import { courierMessages } from '../couriers/courier-messages.ts';
import {
  COURIER_CHOICES,
  DEFAULT_COURIER_SETTINGS,
  ITEM_DESCRIPTIONS,
  MAX_AGREED_CHARGE,
  MAX_COLLECTION_PERCENT,
  MAX_COURIER_NOTE,
} from '../couriers/courier-settings.ts';
import { choiceField, countField, districtField, textField } from './fields.ts';
import { defineSection } from './section.ts';

/** Parcels at couriers (docs/adr/0064). Their keys are secrets of the deployment, not settings. */
export const couriersSection = defineSection({
  isPublic: false,
  fields: {
    courier: choiceField(
      z.enum(COURIER_CHOICES, courierMessages.unknownCourier),
      DEFAULT_COURIER_SETTINGS.courier,
    ),
    note: textField(MAX_COURIER_NOTE, DEFAULT_COURIER_SETTINGS.note),
    items: choiceField(
      z.enum(ITEM_DESCRIPTIONS, courierMessages.unknownItems),
      DEFAULT_COURIER_SETTINGS.items,
    ),
    agreedCharge: countField(
      courierMessages.agreedCharge,
      { least: 0, most: MAX_AGREED_CHARGE },
      DEFAULT_COURIER_SETTINGS.agreedCharge,
    ),
    collectionPercent: countField(
      courierMessages.collectionPercent,
      { least: 0, most: MAX_COLLECTION_PERCENT },
      DEFAULT_COURIER_SETTINGS.collectionPercent,
    ),
    homeDistrict: districtField(courierMessages.homeDistrict, DEFAULT_COURIER_SETTINGS.homeDistrict),
  },
});
