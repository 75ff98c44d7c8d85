import { csvRows, writeCsv, type CsvCell } from '../csv/write-csv.ts';
import { takaFromPaisa } from '../money/taka.ts';
import { dhakaIso } from '../time/dhaka-clock.ts';
import type { Posting } from './posting.ts';

const COLUMNS = ['time', 'posting', 'order', 'parcel', 'statement', 'reverses', 'account', 'amount'];

/** Returns what precedes the rows of the journal. */
export const journalCsvHead = (): string => writeCsv([COLUMNS]);

/**
 * Returns the rows of postings for a CSV file: one for each line. Debits are positive, credits negative, in taka; times are
 * Dhaka's.
 */
export function journalCsvRows(postings: readonly Posting[]): string {
  return csvRows(
    postings.flatMap(({ _id, at, orderId, invoice, settlement, reverses, lines }) =>
      lines.map(({ account, amount }): CsvCell[] => [
        ...[dhakaIso(at), _id, orderId, invoice, settlement, reverses],
        ...[account, takaFromPaisa(amount)],
      ]),
    ),
  );
}
