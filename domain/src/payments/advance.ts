import type { Quote } from '../checkout/quote-schema.ts';
import { NO_MONEY, paisa, type Paisa } from '../money/paisa.ts';
import { wholeTaka } from '../money/taka.ts';
import { LEAST_ONLINE } from './amount-limits.ts';

/** What a cash order pays in advance: nothing, a fixed amount, or its delivery charge. */
export const ADVANCE_MODES = ['off', 'amount', 'delivery-charge'] as const;

export type AdvanceMode = (typeof ADVANCE_MODES)[number];

/** The advance that counts at a place (docs/adr/0062). */
export interface AdvanceRule {
  readonly mode: AdvanceMode;
  /** Of the mode `amount`. */
  readonly amount: Paisa;
  /** Orders below this total pay none. */
  readonly from: Paisa;
}

export const NO_ADVANCE: AdvanceRule = { mode: 'off', amount: NO_MONEY, from: NO_MONEY };

/**
 * Returns what a cash order pays online before it is placed; 0 for none. Never less than the gateway takes, and the whole total
 * where less than a taka would be left for the door.
 */
export function advanceOf(
  { total, deliveryCharge }: Pick<Quote, 'total' | 'deliveryCharge'>,
  { mode, amount, from }: AdvanceRule,
): Paisa {
  const wanted = mode === 'amount' ? amount : deliveryCharge;
  if (mode === 'off' || wanted === 0 || total < from || total < LEAST_ONLINE) return NO_MONEY;
  const advance = Math.max(wanted, LEAST_ONLINE);
  return wholeTaka(paisa(Math.max(0, total - advance))) > 0 ? paisa(advance) : total;
}
