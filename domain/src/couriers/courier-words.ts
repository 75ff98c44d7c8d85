import type { DeliveryStatus } from '../orders/statuses.ts';

/** What a status word of the courier means for a parcel. */
export interface WordMeaning {
  /** The delivery status that it reports; undefined for a word that reports none. */
  readonly status?: Exclude<DeliveryStatus, 'pending'>;
  /** Of two words of one moment the higher one counts as the later. */
  readonly rank: number;
  /** `claim`: the rider's word, not yet confirmed; it moves no money. */
  readonly kind: 'way' | 'hold' | 'claim' | 'partial' | 'end' | 'way-back' | 'exception';
}

/** docs/reference/couriers-and-sms.md 1.7 and 5. */
const WORDS: Readonly<Record<string, WordMeaning>> = {
  in_review: { status: 'assigned', rank: 0, kind: 'way' },
  pending: { status: 'assigned', rank: 1, kind: 'way' },
  hold: { rank: 2, kind: 'hold' },
  exceptional: { rank: 3, kind: 'exception' },
  unknown: { rank: 3, kind: 'exception' },
  unknown_approval_pending: { status: 'out_for_delivery', rank: 4, kind: 'claim' },
  cancelled_approval_pending: { status: 'out_for_delivery', rank: 4, kind: 'claim' },
  partial_delivered_approval_pending: { status: 'out_for_delivery', rank: 4, kind: 'claim' },
  delivered_approval_pending: { status: 'out_for_delivery', rank: 4, kind: 'claim' },
  cancelled: { status: 'failed_delivery', rank: 5, kind: 'end' },
  partial_delivered: { rank: 6, kind: 'partial' },
  delivered: { status: 'delivered', rank: 7, kind: 'end' },
  cancelled_return_processing: { status: 'failed_delivery', rank: 8, kind: 'way-back' },
  cancelled_return_rider_assigned: { status: 'failed_delivery', rank: 9, kind: 'way-back' },
  cancelled_return_received: { status: 'returned', rank: 10, kind: 'way-back' },
  partial_delivered_return_processing: { rank: 8, kind: 'partial' },
  partial_delivered_return_rider_assigned: { rank: 9, kind: 'partial' },
  partial_delivered_return_received: { rank: 10, kind: 'partial' },
};

const UNKNOWN: WordMeaning = { rank: 3, kind: 'exception' };

/** Returns a status word in lower case with underscores: the courier also writes `In Review`, `proccessing`, `canceled`. */
export function normalWord(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace('proccessing', 'processing')
    .replace(/^canceled/, 'cancelled');
}

/** Returns what a normal word means. A word that the table lacks needs a person. */
export function meaningOfWord(word: string): WordMeaning {
  return Object.hasOwn(WORDS, word) ? WORDS[word]! : UNKNOWN;
}

/**
 * Returns where a tracking text says that the parcel is; undefined for other texts. The courier has no status words for
 * these, so a text may move a parcel forward, never end its way.
 */
export function meaningOfText(text: string): 'picked_up' | 'in_transit' | undefined {
  if (/\b(?:sent to|arrived at)\b/i.test(text)) return 'in_transit';
  return /\breceived (?:at|by)\b/i.test(text) ? 'picked_up' : undefined;
}
