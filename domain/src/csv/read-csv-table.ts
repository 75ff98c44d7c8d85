import { columnLetters, type CsvFault } from './csv-fault.ts';
import { parseCsv } from './parse-csv.ts';
import { readCsvCell } from './write-csv.ts';

/** The columns that a file may have. Names are compared without capitals and outer spaces. */
export interface CsvFormat<Column extends string> {
  readonly columns: readonly Column[];
  readonly required: readonly Column[];
  /** Columns that the shop's own exports have for people to read: accepted, and not read. */
  readonly ignored?: readonly string[];
  readonly maxRows: number;
}

/** A row by column, each cell without outer spaces and without the mark of an escaped formula. */
export interface CsvRecord<Column extends string> {
  readonly row: number;
  /** '' for an empty cell and for a column that the file does not have. */
  readonly cells: Readonly<Record<Column, string>>;
}

export interface CsvTable<Column extends string> {
  readonly records: readonly CsvRecord<Column>[];
  /** Those of the file, in the order of the file. */
  readonly columns: readonly Column[];
  /** With a fault of the header or of the file's syntax there are no records. */
  readonly faults: readonly CsvFault[];
}

/** Reads a CSV file with a header row, and lists what is wrong with its form. What the cells mean is for the caller. */
export function readCsvTable<Column extends string>(
  file: string,
  format: CsvFormat<Column>,
): CsvTable<Column> {
  const parsed = parseCsv(file);
  if (!parsed.ok) return { records: [], columns: [], faults: [parsed.fault] };
  const [header, ...rows] = parsed.rows;
  const names = (header?.cells ?? []).map(canonical);
  const known = new Map(format.columns.map((it) => [canonical(it), it]));
  const places = names.map((name) => known.get(name));
  const columns = places.filter((it) => it !== undefined);
  const faults = headerFaults(header?.row ?? 1, names, known, format);
  if (faults.length > 0) return { records: [], columns, faults };
  if (rows.length === 0)
    return { records: [], columns, faults: [{ row: 2, column: 'A', reason: 'no-rows' }] };
  if (rows.length > format.maxRows) {
    const { row } = rows[format.maxRows]!;
    return { records: [], columns, faults: [{ row, column: 'A', reason: 'too-many-rows' }] };
  }
  const empty = Object.fromEntries(format.columns.map((it) => [it, ''])) as Record<Column, string>;
  const records = rows.map(({ row, cells }) => {
    const record = { ...empty };
    for (const [index, column] of places.entries()) {
      if (column !== undefined) record[column] = readCsvCell((cells[index] ?? '').trim());
    }
    return { row, cells: record };
  });
  const tooLong = rows.filter(({ cells }) => cells.slice(names.length).some((cell) => cell.trim() !== ''));
  return {
    records,
    columns,
    faults: tooLong.map(({ row }) => ({
      row,
      column: columnLetters(names.length),
      reason: 'too-many-cells',
    })),
  };
}

function headerFaults<Column extends string>(
  row: number,
  names: readonly string[],
  known: ReadonlyMap<string, Column>,
  { required, ignored = [] }: CsvFormat<Column>,
): CsvFault[] {
  const accepted = new Set([...known.keys(), ...ignored.map(canonical), '']);
  const present = new Set(names);
  return [
    ...required
      .filter((it) => !present.has(canonical(it)))
      .map((column) => ({ row, column, reason: 'missing-column' as const })),
    ...names.flatMap((name, index): CsvFault[] => {
      if (!accepted.has(name)) return [{ row, column: columnLetters(index), reason: 'unknown-column' }];
      const isRepeated = name !== '' && names.indexOf(name) !== index;
      return isRepeated ? [{ row, column: columnLetters(index), reason: 'repeated-column' }] : [];
    }),
  ];
}

const canonical = (name: string): string => name.trim().toLowerCase();
