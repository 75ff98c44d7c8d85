import type { DaySales } from './sales-counters.ts';

/**
 * How many products one document of a day holds. With ids of the maximum length that is 400 KB of the 1 MiB limit and,
 * were the map indexed, 24,000 of the 40,000 index entries (https://firebase.google.com/docs/firestore/quotas).
 */
export const DAY_PART_PRODUCTS = 4_000;

type Products = DaySales['products'];

/** A change of a day's products, by the document that stores it. */
export interface DividedProducts {
  readonly day: Products;
  /** The newest further part. */
  readonly part: Products;
  /** For a part that does not exist yet. */
  readonly next: Products;
}

/**
 * Divides a change of a day's products among its documents, so that none exceeds DAY_PART_PRODUCTS: a product goes
 * where it already is, else where there is room. Sums are additive, so a product may be in several parts.
 * @param part the newest further part; null when there is none
 * @param change at most DAY_PART_PRODUCTS products
 */
export function divideProducts(day: Products, part: Products | null, change: Products): DividedProducts {
  const divided = { day: {} as Products, part: {} as Products, next: {} as Products };
  const room = {
    day: DAY_PART_PRODUCTS - Object.keys(day).length,
    part: part ? DAY_PART_PRODUCTS - Object.keys(part).length : 0,
  };
  for (const [product, sold] of Object.entries(change)) {
    if (product in day) divided.day[product] = sold;
    else if (room.day > 0) {
      room.day -= 1;
      divided.day[product] = sold;
    } else if (part && product in part) divided.part[product] = sold;
    else if (room.part > 0) {
      room.part -= 1;
      divided.part[product] = sold;
    } else divided.next[product] = sold;
  }
  return divided;
}

/** Returns the id of a further part of a day, counted from 1; part 0 is the day's own document. */
export const dayPartId = (day: string, part: number): string => (part === 0 ? day : `${day}_${part}`);

/** Returns the day of a document of counters/orders/sales. */
export const dayOfPart = (id: string): string => id.slice(0, 'yyyy-mm-dd'.length);
