import { writeCsv } from '../csv/write-csv.ts';
import type { CsvProduct } from './read-product-csv.ts';
import type { ProductColumn } from './columns.ts';

/** The column that says why a row was not imported. */
const REASON_COLUMN = 'reason';

/** Returns the rows that were not imported as a file to correct and to import again, each with its reason. */
export function writeFaultyRows(
  rows: readonly { readonly product: CsvProduct; readonly reason: string }[],
  columns: readonly ProductColumn[],
): string {
  return writeCsv([
    [...columns, REASON_COLUMN],
    ...rows.map(({ product, reason }) => [...columns.map((column) => cellOf(product, column)), reason]),
  ]);
}

/** Codes stay codes, so that a spreadsheet does not change the digits of a barcode while a row is corrected. */
function cellOf({ cells }: CsvProduct, column: ProductColumn) {
  const isCode = column === 'id' || column === 'sku' || column === 'barcode' || column === 'styleId';
  return isCode && cells[column] ? { code: cells[column] } : cells[column];
}
