import { columnLetters, type CsvFault } from './csv-fault.ts';

/** A record of a CSV file. `row` is its row in a spreadsheet, from 1: empty rows count, line breaks in cells do not. */
export interface CsvRow {
  readonly row: number;
  readonly cells: readonly string[];
}

export type ParsedCsv =
  { readonly ok: true; readonly rows: readonly CsvRow[] } | { readonly ok: false; readonly fault: CsvFault };

/** Those that spreadsheets write, by language. */
const SEPARATORS = [',', ';', '\t'] as const;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Parses a CSV file (RFC 4180), with or without byte order mark, with line ends of any system. The first line decides
 * between comma, semicolon and tab. Rows without text are left out. A quote within an unquoted cell is text, as in Excel.
 */
export function parseCsv(file: string): ParsedCsv {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  for (let at = 0, row = 1; at < text.length; row += 1) {
    const cells: string[] = [];
    for (let isEnd = false; !isEnd;) {
      const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator);
      if (!cell) return { ok: false, fault: faultAt(row, cells, 'unclosed-quote') };
      cells.push(cell.value);
      const after = text[cell.end];
      if (after !== undefined && after !== separator && after !== '\r' && after !== '\n') {
        return { ok: false, fault: faultAt(row, cells.slice(1), 'text-after-quote') };
      }
      isEnd = after !== separator;
      at = cell.end + (after === '\r' && text[cell.end + 1] === '\n' ? 2 : 1);
    }
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells });
  }
  return { ok: true, rows };
}

interface Cell {
  readonly value: string;
  /** The index of the first character behind the cell. */
  readonly end: number;
}

function plainCell(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
}

/** Returns undefined when the quote is never closed. */
function quotedCell(text: string, start: number): Cell | undefined {
  let value = '';
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return undefined;
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    from = quote + 2;
  }
}

function separatorOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/u, 1);
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, it) => (count(it) > count(best) ? it : best));
}

const faultAt = (row: number, before: readonly string[], reason: CsvFault['reason']): CsvFault => ({
  row,
  column: columnLetters(before.length),
  reason,
});
