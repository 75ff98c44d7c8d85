import type { Paisa } from '../money/paisa.ts';
import type { Sale } from './sale.ts';

/** A product, or its entry in the catalogue, as stored or as an answer of the API carries it. */
export interface Priced {
  readonly price: Paisa;
  readonly compareAtPrice?: Paisa | undefined;
  readonly sale?: Sale | undefined;
  readonly regularPrice?: Paisa | undefined;
}

/** How long a product counts as new. */
const NEW_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the price outside sales. */
export const regularPriceOf = ({ price, regularPrice }: Priced): Paisa => regularPrice ?? price;

/** Returns the stored struck-through price: during a sale without one, `compareAtPrice` is the regular price. */
export function compareAtPriceOf(product: Priced): Paisa | undefined {
  const { compareAtPrice, regularPrice } = product;
  return regularPrice !== undefined && compareAtPrice === regularPrice ? undefined : compareAtPrice;
}

/**
 * Returns the price that counts at a moment: the sale's from `from` until just before `until`, if it is below the regular
 * one. The only place that decides it; firestore.rules repeat it as priceNow() (docs/adr/0047).
 */
export function priceAt(product: Priced, now: Date): Paisa {
  const regular = regularPriceOf(product);
  const { sale } = product;
  const isOn = sale && sale.price < regular && sale.from <= now && now < sale.until;
  return isOn ? sale.price : regular;
}

/**
 * Returns a product as the shop shows and sells it at a moment: `price` counts, `compareAtPrice` is struck through,
 * `regularPrice` is present while a sale replaces it, and `isNew` for NEW_DAYS. The result may be passed in again for
 * another moment.
 */
export function asOf<Product extends Priced & { readonly createdAt: Date }>(
  product: Product,
  now: Date,
): Product {
  const [price, regular, compareAt] = [
    priceAt(product, now),
    regularPriceOf(product),
    compareAtPriceOf(product),
  ];
  const {
    compareAtPrice: _shown,
    regularPrice: _regular,
    isNew: _isNew,
    ...rest
  } = product as Product & Shown;
  const isNew = now.getTime() - product.createdAt.getTime() < NEW_DAYS * DAY_MS;
  const isOnSale = price !== regular;
  const shown = compareAt ?? (isOnSale ? regular : undefined);
  // Sound: only prices are replaced, each with one of its own type.
  return {
    ...rest,
    price,
    ...(shown !== undefined && { compareAtPrice: shown }),
    ...(isOnSale && { regularPrice: regular }),
    ...(isNew && { isNew }),
  } as unknown as Product;
}

/** What asOf() sets. */
interface Shown {
  readonly isNew?: boolean;
}

/** Returns when the price of a product changes next after a moment; undefined when it will not. */
export function nextPriceChange({ sale }: Priced, now: Date): Date | undefined {
  if (!sale) return undefined;
  return [sale.from, sale.until].find((edge) => edge > now);
}

/** Returns by how many percent the price is below the struck-through one, rounded down; 0 when nothing is struck through. */
export function percentOff({ price, compareAtPrice }: Priced): number {
  if (compareAtPrice === undefined || compareAtPrice <= price) return 0;
  return Math.floor(((compareAtPrice - price) * 100) / compareAtPrice);
}

/** A field of the prices that contradicts another one; the key of its message. */
export interface PriceConflict {
  readonly field: 'compareAtPrice' | 'sale.price' | 'sale.until';
  readonly message: 'compareAtTooLow' | 'salePriceTooHigh' | 'saleEndsTooEarly';
}

/** Returns the first contradiction of regular price, struck-through price and sale; firestore.rules repeat it. */
export function priceConflict(product: Priced): PriceConflict | undefined {
  const regular = regularPriceOf(product);
  const { sale } = product;
  const compareAt = compareAtPriceOf(product);
  if (compareAt !== undefined && compareAt <= regular)
    return { field: 'compareAtPrice', message: 'compareAtTooLow' };
  if (sale && sale.price >= regular) return { field: 'sale.price', message: 'salePriceTooHigh' };
  if (sale && sale.from >= sale.until) return { field: 'sale.until', message: 'saleEndsTooEarly' };
  return undefined;
}
