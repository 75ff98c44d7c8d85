import type { CsvFault, CsvFormat, CsvRecord } from '../csv/index.ts';
import { latinDigits } from '../text/bangla-digits.ts';
import { countStock } from './change-stock.ts';
import { MAX_PIECES, stockId, type Stock } from './stock.ts';

/**
 * The columns of a stock file. `Product` is a product id, SKU or barcode. `Mode` is 'add' (a delivery, counted once by its
 * number) or 'counted' (refused where the stored number is not `Was`; an empty `Was` begins to count).
 */
const STOCK_CSV_COLUMNS = ['Product', 'Size', 'Quantity', 'Mode', 'Delivery', 'Was', 'Reason'] as const;

export type StockCsvColumn = (typeof STOCK_CSV_COLUMNS)[number];

/** What an export has for people to read beside the columns of an import. */
const READABLE_COLUMNS = ['Name', 'Ordered', 'Held', 'Available', 'Low from'] as const;

export const STOCK_CSV_FORMAT: CsvFormat<StockCsvColumn> = {
  columns: STOCK_CSV_COLUMNS,
  required: ['Product', 'Size', 'Quantity', 'Mode'],
  ignored: READABLE_COLUMNS,
  maxRows: 5000,
};

/** The header of an export, which can be edited and imported again. */
export const STOCK_CSV_HEADER: readonly string[] = [...STOCK_CSV_COLUMNS, ...READABLE_COLUMNS];

export type StockCsvReason =
  | 'missing'
  | 'unknown-product'
  | 'ambiguous-product'
  | 'unknown-size'
  | 'not-a-number'
  | 'unknown-mode'
  | 'too-long'
  | 'repeated'
  | 'not-counted'
  | 'stale'
  | 'below-committed';

/** Why a row cannot be imported. `is`: the stored number, or the pieces that are ordered. */
export interface StockCsvFault {
  readonly row: number;
  readonly column: StockCsvColumn;
  readonly reason: StockCsvReason;
  readonly is?: number | null;
}

interface RowChange {
  readonly row: number;
  /** The id of the size's stock. */
  readonly stock: string;
  readonly name: string;
  readonly size: string;
  readonly quantity: number;
}

/** What a row does. 'none': the stored number is the counted one already. */
export type StockCsvChange =
  | (RowChange & { readonly kind: 'add'; readonly delivery: string })
  | (RowChange & { readonly kind: 'count'; readonly was: number | null; readonly reason: string })
  | (RowChange & { readonly kind: 'none' });

export interface StockCsvProduct {
  readonly id: string;
  readonly name: string;
  readonly sizes: readonly string[];
}

/** What the shop has for the references of a file. */
export interface StockCsvLookup {
  /** Returns the products with this id, SKU or barcode. */
  find(reference: string): readonly StockCsvProduct[];
  stock(id: string): Stock | undefined;
}

const MAX_DELIVERY = 60;
const MAX_REASON = 200;

/** Returns what the rows of a file do, and every fault by row and column. Nothing may be written while there is one. */
export function planStockCsv(
  records: readonly CsvRecord<StockCsvColumn>[],
  lookup: StockCsvLookup,
): { readonly changes: readonly StockCsvChange[]; readonly faults: readonly StockCsvFault[] } {
  const changes: StockCsvChange[] = [];
  const faults: StockCsvFault[] = [];
  const seen = new Set<string>();
  for (const record of records) {
    const found = planRow(record, lookup);
    if ('faults' in found) {
      faults.push(...found.faults);
      continue;
    }
    if (!found.change) continue;
    const { change } = found;
    const key = change.kind === 'add' ? `${change.stock}\n${change.delivery}` : change.stock;
    if (seen.has(key)) faults.push({ row: record.row, column: 'Product', reason: 'repeated' });
    else changes.push(change);
    seen.add(key);
  }
  return { changes, faults };
}

type PlannedRow =
  { readonly change: StockCsvChange | undefined } | { readonly faults: readonly StockCsvFault[] };

function planRow({ row, cells }: CsvRecord<StockCsvColumn>, lookup: StockCsvLookup): PlannedRow {
  const faults: StockCsvFault[] = [];
  const fault = (column: StockCsvColumn, reason: StockCsvReason, is?: number | null) => {
    faults.push({ row, column, reason, ...(is !== undefined && { is }) });
  };
  const mode = cells.Mode.toLowerCase();
  // A row of an export whose size is not counted and was left alone.
  if (mode === 'counted' && cells.Quantity === '' && cells.Was === '') return { change: undefined };

  const products = cells.Product === '' ? [] : lookup.find(cells.Product);
  const [product] = products;
  if (cells.Product === '') fault('Product', 'missing');
  else if (!product) fault('Product', 'unknown-product');
  else if (products.length > 1) fault('Product', 'ambiguous-product');
  const size = cells.Size.toUpperCase() || (product?.sizes.length === 1 ? product.sizes[0]! : '');
  if (size === '') fault('Size', 'missing');
  else if (product && !product.sizes.includes(size)) fault('Size', 'unknown-size');

  const quantity = piecesOf(cells.Quantity);
  if (cells.Quantity === '') fault('Quantity', 'missing');
  else if (quantity === undefined || (mode === 'add' && quantity === 0)) fault('Quantity', 'not-a-number');
  if (mode === '') fault('Mode', 'missing');
  else if (mode !== 'add' && mode !== 'counted') fault('Mode', 'unknown-mode');
  if (mode === 'add' && cells.Delivery === '') fault('Delivery', 'missing');
  if (cells.Delivery.length > MAX_DELIVERY) fault('Delivery', 'too-long');
  if (cells.Reason.length > MAX_REASON) fault('Reason', 'too-long');
  const was = cells.Was === '' ? null : piecesOf(cells.Was);
  if (mode === 'counted' && was === undefined) fault('Was', 'not-a-number');
  if (faults.length > 0 || !product || quantity === undefined || was === undefined) return { faults };

  const id = stockId({ productId: product.id, size });
  const stored = lookup.stock(id);
  const change = { row, stock: id, name: product.name, size, quantity };
  if (mode === 'add') {
    if (stored?.isCounted) return { change: { ...change, kind: 'add', delivery: cells.Delivery } };
    return { faults: [{ row, column: 'Mode', reason: 'not-counted' }] };
  }
  if (stored?.isCounted && stored.onHand === quantity) return { change: { ...change, kind: 'none' } };
  const result = countStock(stored, { productId: product.id, size, onHand: quantity, was, now: new Date(0) });
  if (result.ok) return { change: { ...change, kind: 'count', was, reason: cells.Reason } };
  if (result.reason === 'stale') fault('Was', 'stale', result.is);
  if (result.reason === 'below-committed') fault('Quantity', 'below-committed', result.committed);
  return { faults };
}

function piecesOf(cell: string): number | undefined {
  const digits = latinDigits(cell);
  return /^[0-9]{1,6}$/.test(digits) && Number(digits) <= MAX_PIECES ? Number(digits) : undefined;
}

/** A fault of a stock file: of its form, or of what a row says. */
export type StockFileFault = CsvFault | StockCsvFault;
