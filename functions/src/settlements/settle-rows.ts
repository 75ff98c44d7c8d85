import { settleRow } from '@nargisus/domain/settlements';
import { changeRow } from './change-row.ts';
import { termsOf, type SettlementRepositories } from './settlement-dependencies.ts';

/** Rows that are listed at once. */
const BATCH = 100;

interface Run {
  readonly now: () => Date;
  /** When the run must end; the sweep settles what is left. */
  readonly until: Date;
  readonly reportBroken: (row: string, thrown: unknown) => void;
}

/**
 * Compares the rows of a statement that were imported, one after another, each in a transaction of its own, and posts those that
 * match. May be repeated and may run twice at once: a row is settled once. A row that cannot be changed is reported, and does not
 * stop the others.
 * @returns how many rows it changed
 */
export async function settleRows(
  repositories: SettlementRepositories,
  { now, until, reportBroken }: Run,
  id: string,
): Promise<number> {
  const terms = termsOf(await repositories.settings.couriers());
  let changed = 0;
  let after: string | undefined;
  for (;;) {
    const rows = await repositories.settlements.importedRows(id, after, BATCH);
    for (const row of rows) {
      if (now() >= until) return changed;
      try {
        const settled = await changeRow(repositories, {
          ...{ id, row, terms, now: now() },
          decide: (stored) => (stored.row.state === 'imported' ? settleRow(stored, now()) : null),
          onMissing: () => {
            throw new Error(`Statement ${id} has no row ${row}`);
          },
        });
        if (settled) changed += 1;
      } catch (thrown) {
        reportBroken(row, thrown);
      }
    }
    if (rows.length < BATCH) return changed;
    after = rows.at(-1);
  }
}
