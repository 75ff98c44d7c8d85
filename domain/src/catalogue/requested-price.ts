import * as z from 'zod/mini';
import { paisaFromTaka } from '../money/taka.ts';
import type { Paisa } from '../money/paisa.ts';
import { catalogueMessages } from './catalogue-messages.ts';
import { MAX_PRICE } from './price.ts';

/** A price as typed or sent: "1,250.50" or 1250.5, above zero, at most two decimals. */
export const requestedPriceSchema = z.pipe(
  z.union([z.number(), z.string()], catalogueMessages.priceInvalid).check(
    z.refine((value) => {
      const price = paisaFromTaka(value);
      return price !== undefined && price > 0 && price <= MAX_PRICE;
    }, catalogueMessages.priceInvalid),
  ),
  z.transform((value): Paisa => paisaFromTaka(value) as Paisa),
);
