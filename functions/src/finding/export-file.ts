import type { AuditRecord } from '@nargisus/domain/audit';
import { findingMessages } from '@nargisus/domain/desk';
import { ShopError } from '@nargisus/domain/contract';
import { withParams } from '@nargisus/domain/text';
import { dhakaDay } from '@nargisus/domain/time';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import type { AuditSearchRepository } from './audit-search.repository.ts';

interface ExportedList<Row> {
  /** The beginning of the file's name, and the subject of the audit entry. */
  readonly name: 'orders' | 'audit';
  readonly head: string;
  readonly pages: AsyncIterable<readonly Row[]>;
  readonly rowsOf: (page: readonly Row[]) => string | Promise<string>;
  /** The filters; a search text only by its name, because the audit log holds no personal data. */
  readonly filter: Readonly<Record<string, string | undefined>>;
  readonly searched: readonly string[];
}

interface Exporting {
  readonly audit: Pick<AuditSearchRepository, 'append'>;
  readonly caller: Caller;
  readonly now: Date;
}

/** @throws ShopError 'conflict' for more rows than one file has */
export function requireFewRows(rows: number, most: number): void {
  if (rows <= most) return;
  throw new ShopError('conflict', withParams(findingMessages.tooManyRows, { count: most }));
}

/**
 * Returns a CSV file that is read and sent page by page. The audit entry with the number of rows is committed before the file
 * ends, also when the reader disconnects: without it nobody gets a complete file.
 */
export function exportFile<Row>(list: ExportedList<Row>, exporting: Exporting) {
  return {
    file: {
      name: `${list.name}-${dhakaDay(exporting.now)}.csv`,
      type: 'text/csv; charset=utf-8',
      content: partsOf(list, exporting),
    },
  };
}

async function* partsOf<Row>(
  list: ExportedList<Row>,
  { audit, caller, now }: Exporting,
): AsyncGenerator<Uint8Array> {
  let rows = 0;
  try {
    yield Buffer.from(list.head);
    for await (const page of list.pages) {
      if (page.length === 0) continue;
      rows += page.length;
      yield Buffer.from(await list.rowsOf(page));
    }
  } finally {
    await audit.append(entryOf(list, { caller, rows }), now);
  }
}

function entryOf<Row>(
  { name, filter, searched }: ExportedList<Row>,
  { caller, rows }: { readonly caller: Caller; readonly rows: number },
): AuditRecord {
  const known = Object.entries(filter).filter(([field, value]) => value && !searched.includes(field));
  const changed = searched.filter((field) => filter[field]);
  return {
    by: staffOf(caller),
    action: name === 'orders' ? 'orders.exported' : 'audit.exported',
    subject: { kind: 'export', id: `exports/${name}`, label: name },
    before: null,
    after: { ...Object.fromEntries(known), rows },
    ...(changed.length > 0 && { changed }),
    note: '',
  };
}
