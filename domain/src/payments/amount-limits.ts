import { formatTaka } from '../money/format-taka.ts';
import type { Paisa } from '../money/paisa.ts';
import { taka } from '../money/taka.ts';
import { interpolate } from '../text/template.ts';
import { paymentMessages } from './payment-messages.ts';

/** What the gateway takes in one payment. */
const LEAST = taka(10);
const MOST = taka(500_000);

/** In words for the shopper; undefined when the amount can be paid online. */
export function onlineAmountRejectionText(total: Paisa): string | undefined {
  if (total >= LEAST && total <= MOST) return undefined;
  return interpolate(paymentMessages.amountLimits, { least: formatTaka(LEAST), most: formatTaka(MOST) });
}
