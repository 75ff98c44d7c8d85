import type { Paisa } from '../money/paisa.ts';
import type { DeliveryStatus } from '../orders/statuses.ts';
import { meaningOfText, meaningOfWord, type WordMeaning } from './courier-words.ts';
import type { Sighting } from './sighting.ts';

/**
 * Why a person must look at a parcel: a part was delivered, another amount was collected, lost or a word that the shop does not
 * know, the courier contradicts itself or what staff have set, or delivered although the order was cancelled.
 */
export const PARCEL_PROBLEMS = [
  'partial',
  'amount',
  'exception',
  'contradiction',
  'cancelled-order',
] as const;
export type ParcelProblem = (typeof PARCEL_PROBLEMS)[number];

/** How a parcel's way ended, by the courier; `amount`: delivered for another amount than the booked one. */
type End = 'delivered' | 'partial' | 'amount' | 'failed_delivery' | 'returned';

/** Where a parcel is, as its courier's sightings say. */
export interface ParcelProgress {
  readonly status: Exclude<DeliveryStatus, 'pending'>;
  readonly end: End | null;
  /** The courier holds it, usually because of the address or the payment. */
  readonly isHeld: boolean;
  /** The rider's claim that it was delivered or refused is not yet confirmed. */
  readonly isClaimed: boolean;
  readonly problem: ParcelProblem | null;
  readonly collected: Paisa | null;
  /** The time of the latest sighting; null without one. */
  readonly at: Date | null;
}

const BOOKED: ParcelProgress = {
  status: 'assigned',
  end: null,
  isHeld: false,
  isClaimed: false,
  problem: null,
  collected: null,
  at: null,
};

/** The way to the receiver, in order. */
const WAY = ['assigned', 'picked_up', 'in_transit', 'out_for_delivery'] as const;

/**
 * Returns where a parcel is: a pure function of the set of its sightings, so that neither their order nor repetitions change the
 * result. The first end by the courier's clock stands; a contradicting one is a problem for a person. Only words of the way
 * back change an end.
 * @param sightings - oldest first, as withSighting() returns them
 * @param cod - what the rider was to collect
 */
export function parcelProgress(sightings: readonly Sighting[], cod: Paisa): ParcelProgress {
  return sightings.reduce<ParcelProgress>((progress, seen) => {
    const next = seen.word === '' ? afterText(progress, seen.text) : afterWord(progress, seen, cod);
    return { ...next, at: seen.at };
  }, BOOKED);
}

function afterText(progress: ParcelProgress, text: string): ParcelProgress {
  const status = meaningOfText(text);
  return status && progress.end === null
    ? { ...progress, status: further(progress.status, status) }
    : progress;
}

function afterWord(progress: ParcelProgress, seen: Sighting, cod: Paisa): ParcelProgress {
  const meaning = meaningOfWord(seen.word);
  if (progress.end !== null) return afterEnd(progress, progress.end, meaning);
  const { collected } = seen;
  const open = { ...progress, isHeld: false, isClaimed: false, problem: null };
  switch (meaning.kind) {
    case 'way':
      return { ...open, status: further(open.status, meaning.status!) };
    case 'hold':
      return { ...open, isHeld: true };
    case 'claim':
      return { ...open, status: further(open.status, 'out_for_delivery'), isClaimed: true };
    case 'exception':
      return { ...open, problem: 'exception' };
    case 'partial':
      return { ...open, end: 'partial', problem: 'partial', collected };
    case 'end':
    case 'way-back': {
      const end = meaning.status as 'delivered' | 'failed_delivery' | 'returned';
      if (end !== 'delivered') return { ...open, status: end, end };
      // Another amount than the booked one: to record the full payment would be wrong.
      if (collected !== null && collected !== cod)
        return { ...open, end: 'amount', problem: 'amount', collected };
      return { ...open, status: end, end, collected: collected ?? cod };
    }
  }
}

function afterEnd(progress: ParcelProgress, end: End, { kind, status }: WordMeaning): ParcelProgress {
  const contradicted: ParcelProgress = { ...progress, problem: 'contradiction' };
  switch (kind) {
    case 'way-back':
      if (end !== 'failed_delivery' && end !== 'returned') return contradicted;
      return status === 'returned' ? { ...progress, status, end: 'returned' } : progress;
    case 'partial':
      return end === 'partial' ? progress : contradicted;
    case 'end': {
      const isSame = end === 'amount' ? status === 'delivered' : status === end;
      // What came back was cancelled before.
      const wasCancelled = end === 'returned' && status === 'failed_delivery';
      return isSame || wasCancelled ? progress : contradicted;
    }
    default:
      return progress;
  }
}

/** Returns the later one of two places on the way. */
function further(
  status: ParcelProgress['status'],
  reached: ParcelProgress['status'],
): ParcelProgress['status'] {
  const place = (it: string) => WAY.findIndex((name) => name === it);
  return place(reached) > place(status) ? reached : status;
}
