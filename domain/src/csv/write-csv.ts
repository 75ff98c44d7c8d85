import { escapeCsvFormula, unescapeCsvFormula } from './escape-csv-formula.ts';

/** What precedes a file: Excel reads UTF-8 only after a byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A code of digits, such as a barcode, which a spreadsheet must not turn into a number or a date. */
interface CodeCell {
  readonly code: string;
}

export type CsvCell = string | number | CodeCell | null;

/** The characters that are safe within the constant `="…"`, which spreadsheets show as the text itself. */
const SAFE_CODE = /^[A-Za-z0-9 ._:/-]+$/u;
const WRITTEN_CODE = /^="([A-Za-z0-9 ._:/-]+)"$/u;

/** Returns a CSV file for spreadsheets: UTF-8 with byte order mark, CRLF, texts quoted and never run as formulas. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + csvRows(rows);
}

/** Returns rows that continue such a file. */
export function csvRows(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(writtenCell).join(',')}\r\n`).join('');
}

function writtenCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'string') return `"${escapeCsvFormula(cell).replaceAll('"', '""')}"`;
  return SAFE_CODE.test(cell.code) ? `"=""${cell.code}"""` : writtenCell(cell.code);
}

/** Returns the text of a cell that writeCsv wrote. */
export function readCsvCell(cell: string): string {
  return WRITTEN_CODE.exec(cell)?.[1] ?? unescapeCsvFormula(cell);
}
