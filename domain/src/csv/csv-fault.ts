/** What is wrong with a CSV file itself, before anybody looks at what its cells say. */
export type CsvFaultReason =
  | 'unclosed-quote'
  | 'text-after-quote'
  | 'no-rows'
  | 'too-many-rows'
  | 'missing-column'
  | 'unknown-column'
  | 'repeated-column'
  | 'too-many-cells';

/** A fault and its place: the row of the spreadsheet, from 1, and the name of the column or its letter. */
export interface CsvFault {
  readonly row: number;
  readonly column: string;
  readonly reason: CsvFaultReason;
}

/** Returns the letters that a spreadsheet shows above a column, from its index: A, B, …, Z, AA. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}
