import type { DayRange } from './report-range.ts';
import type { RangeReport } from './range-report.ts';

/** The files of a report of a range. The CSV files are stored with it; the PDF is rendered on request. */
export const RANGE_FILES = ['orders.csv', 'products.csv', 'report.pdf'] as const;
export type RangeFile = (typeof RANGE_FILES)[number];

export type StoredRangeFile = Exclude<RangeFile, 'report.pdf'>;

/** Where the files lie in Storage. docs/deploy.md has the lifecycle rule that deletes them. */
const RANGE_FOLDER = 'range-reports';

/** Returns the path in Storage of a file of a report. Each run writes files of its own: a late one changes no others. */
export const rangeFilePath = (
  { _id, claim }: Pick<RangeReport, '_id' | 'claim'>,
  file: StoredRangeFile,
): string => `${RANGE_FOLDER}/${_id}/${claim}/${file}`;

/** Returns the name under which a file is downloaded. */
export function rangeFileName({ from, to }: DayRange, file: RangeFile): string {
  const [kind, type] = file.split('.') as [string, string];
  return `${kind}-${from}-${to}.${type}`;
}
