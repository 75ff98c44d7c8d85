import { escapeCsvFormula } from './escape-csv-formula.ts';

/** What precedes a file: Excel reads UTF-8 only after a byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';

type CsvCell = string | number | null;

/** Returns a CSV file for spreadsheets: UTF-8 with byte order mark, CRLF, texts quoted and never run as formulas. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(writtenCell).join(',')}\r\n`).join('');
}

function writtenCell(cell: CsvCell): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell) : `"${escapeCsvFormula(cell).replaceAll('"', '""')}"`;
}
