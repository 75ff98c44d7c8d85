import { paisa, type Paisa } from '../money/paisa.ts';
import { takaFromPaisa } from '../money/taka.ts';
import { catalogueMessages } from './catalogue-messages.ts';
import type { Category } from './categories.ts';
import { MAX_PRICE } from './price.ts';
import { priceConflict } from './price-at.ts';
import { versionOf, type Product } from './product.ts';

/** The most products of one bulk edit: 20 requests, and a preview that one can still read. */
export const MAX_BULK_PRODUCTS = 500;

export const PRICE_CHANGES = ['set', 'add', 'subtract', 'raise', 'lower'] as const;
export type PriceChangeKind = (typeof PRICE_CHANGES)[number];

/** A change of prices: to an amount, by an amount, or by per cent, which is rounded to whole taka. */
export type PriceChange =
  | { readonly kind: 'set' | 'add' | 'subtract'; readonly amount: Paisa }
  | { readonly kind: 'raise' | 'lower'; readonly percent: number };

/** What to strike through: the price from before the edit, an amount, or nothing. */
export type CompareAtChange = 'price-before' | 'remove' | Paisa;

/** An edit of many products. A field that is missing stays as each product has it. */
export interface BulkEdit {
  readonly price?: PriceChange | undefined;
  readonly compareAtPrice?: CompareAtChange | undefined;
  readonly category?: Category | undefined;
  readonly featured?: boolean | undefined;
  readonly inStock?: boolean | undefined;
}

/** The fields that a bulk edit changes, in the order in which they are shown. */
export const BULK_FIELDS = ['price', 'compareAtPrice', 'category', 'featured', 'inStock'] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

/** The values of those fields. */
export type BulkValues = Pick<Product, BulkField>;

type BulkError = (typeof catalogueMessages)[keyof typeof catalogueMessages];

/** What a bulk edit makes of one product. */
export interface PlannedBulkEdit {
  readonly product: Product;
  readonly after: BulkValues;
  /** The fields that differ; none when the product already is as the edit wants it. */
  readonly changed: readonly BulkField[];
  /** Why the product is left out. */
  readonly error?: BulkError;
}

const TAKA = 100;

/** Returns a price after a change, in paisa. Per cent are rounded half up to whole taka. */
export function changedPrice(price: Paisa, change: PriceChange): Paisa {
  switch (change.kind) {
    case 'set':
      return change.amount;
    case 'add':
      return paisa(price + change.amount);
    case 'subtract':
      return paisa(price - change.amount);
    default: {
      const percent = change.kind === 'raise' ? 100 + change.percent : 100 - change.percent;
      return paisa(Math.floor((price * percent) / (100 * TAKA) + 0.5) * TAKA);
    }
  }
}

/** Returns what a bulk edit makes of a product, by the rules of the product form for prices. */
export function planBulkEdit(product: Product, edit: BulkEdit): PlannedBulkEdit {
  const before = bulkValuesOf(product);
  const price = edit.price ? changedPrice(product.price, edit.price) : product.price;
  const compareAtPrice = compareAtAfter(product, edit.compareAtPrice);
  const after: BulkValues = {
    price,
    ...(compareAtPrice !== undefined && { compareAtPrice }),
    category: edit.category ?? product.category,
    featured: edit.featured ?? product.featured,
    inStock: edit.inStock ?? product.inStock,
  };
  const changed = BULK_FIELDS.filter((field) => before[field] !== after[field]);
  const error = changed.length > 0 ? errorOf({ ...after, sale: product.sale }) : undefined;
  return { product, after, changed, ...(error && { error }) };
}

/** Returns the values of a product that a bulk edit can change. */
function bulkValuesOf({ price, compareAtPrice, category, featured, inStock }: Product): BulkValues {
  return { price, ...(compareAtPrice !== undefined && { compareAtPrice }), category, featured, inStock };
}

/** Returns the row of POST /api/product-rows that saves a planned edit of the version that staff saw. */
export function bulkEditRow({ product, after, changed }: PlannedBulkEdit, row: number) {
  return { row, id: product.id, fromVersion: versionOf(product), product: sentValues(after, changed) };
}

/**
 * Returns the row that takes a saved edit back: the values from before, provided that the product has not been saved
 * since. `savedVersion` is the version that the edit made.
 */
export function undoBulkEditRow({ product, changed }: PlannedBulkEdit, row: number, savedVersion: number) {
  return { row, id: product.id, fromVersion: savedVersion, product: sentValues(product, changed) };
}

/** Returns values as the API takes them: amounts in taka, null for no struck-through price. */
function sentValues(values: BulkValues, fields: readonly BulkField[]): Record<string, unknown> {
  const taken = {
    ...values,
    price: takaFromPaisa(values.price),
    compareAtPrice: values.compareAtPrice === undefined ? null : takaFromPaisa(values.compareAtPrice),
  };
  return Object.fromEntries(fields.map((field) => [field, taken[field]]));
}

function compareAtAfter(
  { price, compareAtPrice }: Product,
  change: CompareAtChange | undefined,
): Paisa | undefined {
  if (change === undefined) return compareAtPrice;
  if (change === 'remove') return undefined;
  return change === 'price-before' ? price : change;
}

function errorOf(product: Pick<Product, 'price' | 'compareAtPrice' | 'sale'>): BulkError | undefined {
  const amounts = [product.price, product.compareAtPrice ?? product.price];
  if (amounts.some((amount) => amount <= 0 || amount > MAX_PRICE)) return catalogueMessages.priceInvalid;
  const conflict = priceConflict(product);
  return conflict && catalogueMessages[conflict.message];
}
