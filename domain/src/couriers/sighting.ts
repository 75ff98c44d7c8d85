import * as z from 'zod/mini';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { momentSchema } from '../time/moment.ts';
import { meaningOfWord } from './courier-words.ts';

/** The longest text of the courier that is stored, in characters. */
export const MAX_COURIER_TEXT = 300;

/** What the courier said of a parcel once, as stored with it. */
export const sightingSchema = z.object({
  /** When it happened, by the courier's clock; of a poll, when the shop asked. */
  at: momentSchema,
  /** The normal status word; '' for a text without a status. */
  word: z.string(),
  text: z.string(),
  /** What the rider collected; null where the courier did not say. */
  collected: z.nullable(nonNegativeTakaSchema),
  source: z.enum(['webhook', 'poll']),
});

export type Sighting = z.output<typeof sightingSchema>;

/** Sightings of one parcel that are kept. */
export const MAX_SIGHTINGS = 80;

/** Compares two sightings by time, then by rank and by content, so that every set of them has one order. */
function compareSightings(one: Sighting, other: Sighting): number {
  return (
    one.at.getTime() - other.at.getTime() ||
    rankOf(one) - rankOf(other) ||
    compareText(one.word, other.word) ||
    compareText(one.text, other.text) ||
    (one.collected ?? -1) - (other.collected ?? -1)
  );
}

const rankOf = ({ word }: Sighting): number => (word === '' ? -1 : meaningOfWord(word).rank);
const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Returns the sightings with another one, oldest first; the same array when it is known. A poll says nothing new while its word
 * is the latest. Past the limit the oldest texts go first, because they decide least.
 */
export function withSighting(known: readonly Sighting[], seen: Sighting): readonly Sighting[] {
  if (known.some((it) => compareSightings(it, seen) === 0)) return known;
  if (seen.source === 'poll' && known.findLast(({ word }) => word !== '')?.word === seen.word) return known;
  const all = [...known, seen].toSorted(compareSightings);
  if (all.length <= MAX_SIGHTINGS) return all;
  const oldestText = all.findIndex(({ word }) => word === '');
  return all.toSpliced(Math.max(oldestText, 0), 1);
}
