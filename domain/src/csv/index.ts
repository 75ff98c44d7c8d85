export { columnLetters, type CsvFault, type CsvFaultReason } from './csv-fault.ts';
export { escapeCsvFormula, unescapeCsvFormula } from './escape-csv-formula.ts';
export { parseCsv, type CsvRow, type ParsedCsv } from './parse-csv.ts';
export { readCsvTable, type CsvFormat, type CsvRecord, type CsvTable } from './read-csv-table.ts';
export { writeCsv, type CsvCell } from './write-csv.ts';
