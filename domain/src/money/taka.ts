import * as z from 'zod/mini';
import { latinDigits } from '../text/bangla-digits.ts';
import { takaMessages } from '../text/text-messages.ts';
import { paisa, type Paisa } from './paisa.ts';

const TAKA = /^(-?)(\d{1,11})(?:\.(\d{1,2}))?$/;

/**
 * Parses taka ("1250.5", 1250.5, "৳1,25,000.00", "১২৫০.৫") into paisa by string arithmetic, so that no float rounding
 * can change an amount. Undefined for anything that is not taka with at most two decimals.
 */
export function paisaFromTaka(taka: number | string): Paisa | undefined {
  const text =
    typeof taka === 'number'
      ? String(taka)
      : latinDigits(taka)
          .trim()
          .replace(/^(-?)৳\s*/, '$1')
          .replaceAll(',', '');
  const match = TAKA.exec(text);
  if (!match) return undefined;
  const [, sign, whole, cents = ''] = match;
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return paisa(sign === '-' && amount !== 0 ? -amount : amount);
}

/** Returns the number for documents and HTTP: taka with at most two decimals. */
export function takaFromPaisa(amount: Paisa): number {
  return amount / 100;
}

/**
 * Returns the paisa of an amount in code.
 * @throws RangeError for an invalid amount
 */
export function taka(amount: number): Paisa {
  const parsed = paisaFromTaka(amount);
  if (parsed === undefined) throw new RangeError(`Not an amount of taka: ${amount}`);
  return parsed;
}

const ONE_TAKA = 100;

/** Rounds down to whole taka: riders carry no coins. */
export const wholeTaka = (amount: Paisa): Paisa => paisa(amount - (amount % ONE_TAKA));

/** Codec of amounts: taka (number) outside, paisa inside. `z.encode` reverses it. */
export const takaSchema = z.codec(
  z.number().check(z.refine((amount) => paisaFromTaka(amount) !== undefined, takaMessages.notTaka)),
  z.custom<Paisa>((amount) => Number.isSafeInteger(amount)),
  { decode: (amount) => taka(amount), encode: (amount) => takaFromPaisa(amount) },
);

/** A price, charge or total: never below zero. */
export const nonNegativeTakaSchema = takaSchema.check(
  z.refine((amount) => amount >= 0, takaMessages.belowZero),
);
