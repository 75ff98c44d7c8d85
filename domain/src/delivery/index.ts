export { districtOf } from './district-of.ts';
export {
  DAYS_WITHOUT_DELIVERY,
  DEFAULT_DELIVERY_OPTION,
  DELIVERY_OPTIONS,
  DELIVERY_TERMS,
  RETURN_DAYS,
  type DeliveryOption,
} from './options.ts';
export {
  estimatedDeliverySchema,
  estimatedDeliveryText,
  estimateDelivery,
  type DeliveryDateMessages,
  type EstimatedDelivery,
} from './estimated-date.ts';
export { DEFAULT_CALENDAR, type DeliveryCalendar } from './calendar.ts';
export { MAX_HOLIDAYS } from './calendar-schemas.ts';
export { DEFAULT_ZONE } from './default-zone.ts';
export {
  calendarOf,
  chargeRange,
  DEFAULT_DELIVERY,
  deliveryCharge,
  freeDeliveryFrom,
  type DeliveryTerms,
  type OfferedOption,
} from './terms.ts';
export { deliveryTermsFor, NO_PLACE, type DeliveryPlace, type DeliverySettings } from './terms-for-place.ts';
export { presetZones } from './preset-zones.ts';
export { MAX_ZONE_NAME, MAX_ZONE_PLACES, MAX_ZONES, type DeliveryZone } from './zone.ts';
