import * as z from 'zod/mini';
import { paisa, type Paisa } from '../money/paisa.ts';
import { latinDigits } from '../text/bangla-digits.ts';
import { invoiceMessages } from './invoice-messages.ts';

const RATE = /^(?:100(?:\.0{1,2})?|[0-9]{1,2}(?:\.[0-9]{1,2})?)$/;
/** A rate is stored in hundredths of a percent. */
const WHOLE = 10_000;

/** A VAT rate in percent as staff type it: 15 or 7.5. */
export const vatRateTextSchema = z.string(invoiceMessages.rateInvalid).check(
  z.overwrite((text) => latinDigits(text).trim().replace(/%$/, '').trim()),
  z.regex(RATE, invoiceMessages.rateInvalid),
);

/** Returns hundredths of a percent, by string arithmetic: 7.5 is 750. */
export function vatRateOf(text: string): number {
  const [whole = '0', decimals = ''] = text.split('.');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Returns a rate as it is printed: 7.5. */
export const vatRateText = (rate: number): string => String(rate / 100);

/** Splits an amount that includes VAT. Both parts are whole paisa, rounded half up, and add up to the amount. */
export function splitVat(gross: Paisa, rate: number): { net: Paisa; vat: Paisa } {
  const net = paisa(Math.floor((2 * gross * WHOLE + WHOLE + rate) / (2 * (WHOLE + rate))));
  return { net, vat: paisa(gross - net) };
}
