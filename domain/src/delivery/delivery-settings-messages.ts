/** Validation errors of the delivery settings. */
export const deliverySettingsMessages = {
  zonesMissing: 'The shop needs at least one delivery zone',
  tooManyZones: 'There can be at most {count} delivery zones',
  zoneNameMissing: 'Name the zone',
  optionMissing: 'Offer at least one delivery option in the zone',
  chargeTooHigh: 'A charge is at most ৳10,000',
  amountTooHigh: 'An amount is at most ৳10,00,000',
  extraDaysInvalid: 'Extra days are a whole number from 0 to 30',
  placeUnknown: 'Please choose the place again',
  tooManyPlaces: 'A zone can list at most {count} places',
  placeTwice: 'A place can be in one zone only',
  noDayLeft: 'At least one day of the week needs delivery',
  tooManyHolidays: 'There can be at most {count} days without delivery',
} as const;
