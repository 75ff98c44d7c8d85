import type { Quote } from '../checkout/quote-schema.ts';
import { NO_MONEY, paisa, type Paisa } from '../money/paisa.ts';
import { wholeTaka } from '../money/taka.ts';
import type { AdvanceRule } from './advance-rule.ts';
import { LEAST_ONLINE } from './amount-limits.ts';

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
