import type { Product } from '@nargisus/domain/catalogue';
import { taka } from '@nargisus/domain/money';
import { addDays, dhakaDay, startOfDhakaDay } from '@nargisus/domain/time';

/** Struck-through prices and the prices of sales, in taka, by the product's name. */
const COMPARE_AT: Readonly<Record<string, number>> = {
  'Mirpur Slim Jeans, River Wash': 2190,
  'Striped Bed Sheet Set, King': 2950,
};
const ON_SALE: Readonly<Record<string, number>> = { 'Bandarban Canvas Backpack': 2280 };
const SALE_DAYS = 14;

/** Returns a product with its struck-through price and its sale, which lasts from the day before `now` for two weeks. */
export function withPrices(product: Product, now: Date): Product {
  const [compareAt, sale] = [COMPARE_AT[product.name], ON_SALE[product.name]];
  const from = addDays(dhakaDay(now), -1);
  const until = addDays(from, SALE_DAYS);
  return {
    ...product,
    ...(compareAt && { compareAtPrice: taka(compareAt) }),
    ...(sale && {
      sale: { price: taka(sale), from: startOfDhakaDay(from), until: startOfDhakaDay(until) },
    }),
  };
}
