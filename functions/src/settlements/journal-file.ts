import { journalCsvHead, journalCsvRows } from '@nargisus/domain/ledger';
import { addDays, startOfDhakaDay, type DhakaDay } from '@nargisus/domain/time';
import type { JournalRepository } from './journal.repository.ts';

/** Returns the journal of a range of Dhaka days as a CSV file, which is read and sent page by page. */
export function journalFile(
  journal: JournalRepository,
  { from, to }: { readonly from: DhakaDay; readonly to: DhakaDay },
) {
  const pages = journal.pagesOf(startOfDhakaDay(from), startOfDhakaDay(addDays(to, 1)));
  return {
    file: { name: `journal-${from}-${to}.csv`, type: 'text/csv; charset=utf-8', content: rowsOf(pages) },
  };
}

async function* rowsOf(pages: ReturnType<JournalRepository['pagesOf']>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(journalCsvHead());
  for await (const postings of pages) if (postings.length > 0) yield Buffer.from(journalCsvRows(postings));
}
