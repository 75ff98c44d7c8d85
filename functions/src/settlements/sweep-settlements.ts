import { info } from 'firebase-functions/logger';
import { reportError, stackOf } from '../logging/report-error.ts';
import { settleRows } from './settle-rows.ts';
import type { SettlementRepositories } from './settlement-dependencies.ts';

/** Statements of one sweep. */
const BATCH = 20;

/** Settles the rows that an interrupted run has left, and logs their number. */
export async function sweepSettlements(
  repositories: SettlementRepositories,
  { now, until }: { readonly now: () => Date; readonly until: Date },
): Promise<void> {
  let changed = 0;
  for (const id of await repositories.settlements.unfinished(BATCH)) {
    if (now() >= until) break;
    const reportBroken = (row: string, thrown: unknown) =>
      reportError('A row of a statement could not be settled', { id, row, stack: stackOf(thrown) });
    changed += await settleRows(repositories, { now, until, reportBroken }, id);
  }
  info('Statements swept', { rows: changed });
}
