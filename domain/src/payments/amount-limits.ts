import { formatTaka } from '../money/format-taka.ts';
import type { Paisa } from '../money/paisa.ts';
import { taka } from '../money/taka.ts';
import { fixedText } from '../text/message.ts';
import { paymentMessages } from './payment-messages.ts';

/** The amounts that the gateway accepts in one payment. */
export const LEAST_ONLINE = taka(10);
const MOST = taka(500_000);

const OUTSIDE_LIMITS = fixedText(paymentMessages.amountLimits, {
  least: formatTaka(LEAST_ONLINE),
  most: formatTaka(MOST),
});

/** Returns why an amount cannot be paid online, for the shopper; undefined when it can. */
export function onlineAmountRejectionText(total: Paisa): string | undefined {
  return total >= LEAST_ONLINE && total <= MOST ? undefined : OUTSIDE_LIMITS;
}
