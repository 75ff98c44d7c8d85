import { dhakaDay } from '../time/dhaka-day.ts';

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V: an order id is read out over the phone. */
export const ORDER_ID_ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
const RANDOM_LENGTH = 5;

export const ORDER_ID_PATTERN = new RegExp(`^ORD-[0-9]{8}-[${ORDER_ID_ALPHABET}]{${RANDOM_LENGTH}}$`);

/**
 * ORD-yyyymmdd-XXXXX on the Dhaka day (docs/architecture.md#where-data-lies). `dice` gives numbers in [0, 1). Some
 * six million ids a day: not unique by itself, so whoever stores an order makes sure that the id is free.
 */
export function makeOrderId(now: Date, random: () => number): string {
  const pick = () => ORDER_ID_ALPHABET.charAt(Math.floor(random() * ORDER_ID_ALPHABET.length));
  return `ORD-${dhakaDay(now).replaceAll('-', '')}-${Array.from({ length: RANDOM_LENGTH }, pick).join('')}`;
}
