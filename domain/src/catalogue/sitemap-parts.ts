import { hashOf } from './hash-of.ts';

/** Products of a part on average: a request reads as many. The protocol allows 50,000 URLs. */
const PER_PART = 5_000;
/** The protocol allows 50,000 parts, of which each has at least one slot. */
export const MOST_PARTS = 4_096;
/** The most URLs of a part, by https://www.sitemaps.org/protocol.html. */
export const MOST_PER_PART = 50_000;
const SLOTS = 2 ** 16;

/** Returns the slot of a product, which decides its part of the sitemap: even ones for any number of parts. */
export const sitemapSlotOf = (productId: string): number => hashOf(productId) % SLOTS;

/** Returns the number of parts of the sitemap of a shop that is too large for one: a power of two. */
export function sitemapParts(products: number): number {
  let parts = 1;
  while (parts * PER_PART < products && parts < MOST_PARTS) parts *= 2;
  return parts;
}

/** Returns the slots of a part: from the first to before the last. Parts are numbered from 1. */
export const slotsOfPart = (part: number, parts: number): readonly [from: number, before: number] => [
  Math.ceil(((part - 1) * SLOTS) / parts),
  Math.ceil((part * SLOTS) / parts),
];
