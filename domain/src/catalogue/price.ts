import * as z from 'zod/mini';
import { taka, takaSchema } from '../money/taka.ts';
import { catalogueMessages } from './catalogue-messages.ts';

export const MAX_PRICE = taka(1_000_000);

/** A price: above zero, at most MAX_PRICE. Taka outside, paisa inside. */
export const priceSchema = takaSchema.check(
  z.refine((price) => price > 0 && price <= MAX_PRICE, catalogueMessages.priceInvalid),
);
