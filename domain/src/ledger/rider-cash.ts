import { addPaisa, NO_MONEY, type Paisa } from '../money/paisa.ts';
import type { Posting } from './posting.ts';

/** The longest part of a rider's name that tells riders apart, in characters. */
const MAX_NAME = 80;

/**
 * Returns the document id of the cash that a rider holds. Staff type the name on each order, so spellings that differ in case and
 * spaces are one rider; '' is nobody in particular.
 */
export function riderCashId(name: string): string {
  const key = name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  // Without halves of characters, which cannot be encoded.
  const characters = Array.from(key, (it) => (/^[\uD800-\uDFFF]$/.test(it) ? '?' : it));
  return `r.${encodeURIComponent(characters.slice(0, MAX_NAME).join(''))}`;
}

/** Returns how much more each rider holds after postings; less for a delivery that was taken back. */
export function riderCashChanges(postings: readonly Posting[]): ReadonlyMap<string, Paisa> {
  const changes = new Map<string, Paisa>();
  for (const { rider, lines } of postings) {
    if (rider === undefined) continue;
    const own = lines.filter(({ account }) => account === 'rider-cash').map(({ amount }) => amount);
    changes.set(rider, addPaisa(changes.get(rider) ?? NO_MONEY, ...own));
  }
  return changes;
}
