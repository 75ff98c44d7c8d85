import { csvRows, writeCsv, type CsvCell } from '../csv/write-csv.ts';
import { dhakaIso } from '../time/dhaka-clock.ts';
import type { AuditEntry } from './audit-entry.ts';

const COLUMNS = ['time', 'action', 'by', 'name', 'kind', 'id', 'label', 'before', 'after', 'changed', 'note'];

/** Returns what precedes the rows of the audit log. */
export const auditCsvHead = (): string => writeCsv([COLUMNS]);

/**
 * Returns the rows of entries for a CSV file, one for each; times are Dhaka's, and fields before and after are JSON.
 * @param nameOf - the name of a member of staff; undefined for an account that is gone
 */
export function auditCsvRows(
  entries: readonly AuditEntry[],
  nameOf: (uid: string) => string | undefined,
): string {
  return csvRows(
    entries.map(({ at, action, by, subject, before, after, changed = [], note }): CsvCell[] => [
      ...[dhakaIso(at), action, by?.uid ?? '', (by && nameOf(by.uid)) ?? ''],
      ...[subject.kind, subject.id, subject.label],
      ...[before && JSON.stringify(before), after && JSON.stringify(after)],
      ...[changed.join(' '), note],
    ]),
  );
}
