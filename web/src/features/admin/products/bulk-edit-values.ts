import {
  catalogueMessages,
  MAX_PRICE,
  PRICE_CHANGES,
  type BulkEdit,
  type Category,
  type CompareAtChange,
  type PriceChange,
  type PriceChangeKind,
} from '@nargisus/domain/catalogue';
import { paisaFromTaka, type Paisa } from '@nargisus/domain/money';
import { latinDigits } from '@nargisus/domain/text';

/** The form of a bulk edit, as typed. An empty text leaves the field as it is. */
export interface BulkEditValues {
  readonly priceKind: PriceChangeKind | '';
  readonly priceBy: string;
  readonly compareAtKind: 'price-before' | 'set' | 'remove' | '';
  readonly compareAt: string;
  readonly category: Category | '';
  readonly inStock: 'yes' | 'no' | '';
  readonly featured: 'yes' | 'no' | '';
}

export const NO_CHANGE: BulkEditValues = {
  priceKind: '',
  priceBy: '',
  compareAtKind: '',
  compareAt: '',
  category: '',
  inStock: '',
  featured: '',
};

/** Why a typed amount is rejected: a message of the product form, or the name of one of this form. */
export type AmountError = (typeof catalogueMessages)['priceInvalid'] | 'percentInvalid' | 'raiseInvalid';

export interface ReadBulkEdit {
  /** The edit, without the fields that have an error. */
  readonly edit: BulkEdit;
  readonly errors: { readonly priceBy?: AmountError; readonly compareAt?: AmountError };
}

export const isPercent = (kind: string): kind is 'raise' | 'lower' => kind === 'raise' || kind === 'lower';
export const PRICE_KINDS: readonly PriceChangeKind[] = PRICE_CHANGES;

const MAX_RAISE = 1000;
/** Up to two decimals. */
const PERCENT = /^\d{1,4}(\.\d{1,2})?$/;

/** Reads the form of a bulk edit. */
export function readBulkEdit(values: BulkEditValues): ReadBulkEdit {
  const price = readPriceChange(values);
  const compareAtPrice = readCompareAt(values);
  const { category, inStock, featured } = values;
  return {
    edit: {
      ...(isError(price) ? {} : { price }),
      ...(isError(compareAtPrice) ? {} : { compareAtPrice }),
      ...(category && { category }),
      ...(inStock && { inStock: inStock === 'yes' }),
      ...(featured && { featured: featured === 'yes' }),
    },
    errors: {
      ...(isError(price) && { priceBy: price }),
      ...(isError(compareAtPrice) && { compareAt: compareAtPrice }),
    },
  };
}

const ERRORS: readonly unknown[] = [catalogueMessages.priceInvalid, 'percentInvalid', 'raiseInvalid'];
const isError = (value: unknown): value is AmountError => ERRORS.includes(value);

function readPriceChange({ priceKind, priceBy }: BulkEditValues): PriceChange | undefined | AmountError {
  if (!priceKind) return undefined;
  if (!isPercent(priceKind)) {
    const amount = readAmount(priceBy);
    return amount === undefined ? catalogueMessages.priceInvalid : { kind: priceKind, amount };
  }
  const typed = latinDigits(priceBy).trim();
  const percent = PERCENT.test(typed) ? Number(typed) : 0;
  if (priceKind === 'lower')
    return percent > 0 && percent < 100 ? { kind: priceKind, percent } : 'percentInvalid';
  return percent > 0 && percent <= MAX_RAISE ? { kind: priceKind, percent } : 'raiseInvalid';
}

function readCompareAt({
  compareAtKind,
  compareAt,
}: BulkEditValues): CompareAtChange | undefined | AmountError {
  if (compareAtKind !== 'set') return compareAtKind || undefined;
  return readAmount(compareAt) ?? catalogueMessages.priceInvalid;
}

function readAmount(typed: string): Paisa | undefined {
  const amount = paisaFromTaka(typed);
  return amount !== undefined && amount > 0 && amount <= MAX_PRICE ? amount : undefined;
}
