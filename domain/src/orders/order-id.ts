import { dhakaDay } from '../time/dhaka-day.ts';

/** Without 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V: order ids are read out over the phone. */
export const ORDER_ID_ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
const RANDOM_LENGTH = 5;

export const ORDER_ID_PATTERN = new RegExp(`^ORD-[0-9]{8}-[${ORDER_ID_ALPHABET}]{${RANDOM_LENGTH}}$`);

/**
 * Makes the id ORD-yyyymmdd-XXXXX of the Dhaka day (docs/architecture.md#where-data-lies). `random` returns numbers in
 * [0, 1). There are some six million ids per day, so callers must check that an id is free.
 */
export function makeOrderId(now: Date, random: () => number): string {
  const pick = () => ORDER_ID_ALPHABET.charAt(Math.floor(random() * ORDER_ID_ALPHABET.length));
  return `ORD-${dhakaDay(now).replaceAll('-', '')}-${Array.from({ length: RANDOM_LENGTH }, pick).join('')}`;
}
