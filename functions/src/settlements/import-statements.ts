import { isBlocked, type CourierName } from '@nargisus/domain/couriers';
import { importedSettlement, MAX_STATEMENT_ROWS, type StatementImport } from '@nargisus/domain/settlements';
import type { Courier, Outcome } from '../couriers/courier.ts';
import type { WorkerDependencies } from '../couriers/parcel-dependencies.ts';
import { importAudit } from './import-audit.ts';
import type { SettlementRepositories } from './settlement-dependencies.ts';

/** Pages of the courier's list that one run reads, newest first. */
const MOST_PAGES = 20;

type End = Pick<StatementImport, 'state' | 'imported' | 'error'>;
type Failed = Exclude<Outcome<never>, { kind: 'ok' }>;

/**
 * Imports the courier's statements that staff asked for, newest first, until a page of its list is known. A statement that is
 * not paid yet is left for the next time. May be repeated: a statement is stored once.
 */
export async function importStatements(
  repositories: Pick<SettlementRepositories, 'settlements' | 'parcels'>,
  { now, courier }: WorkerDependencies,
  name: CourierName,
): Promise<End | undefined> {
  const { settlements, parcels } = repositories;
  const request = await settlements.statementImport(name);
  if (request?.state !== 'requested') return undefined;
  const end = isBlocked(await parcels.state(name), now())
    ? ({ state: 'failed', imported: 0, error: 'blocked' } as const)
    : await importNew(repositories, { now, courier: courier() }, request);
  await settlements.endImport({ ...request, ...end, endedAt: now() });
  return end;
}

async function importNew(
  { settlements, parcels }: Pick<SettlementRepositories, 'settlements' | 'parcels'>,
  { now, courier }: { readonly now: () => Date; readonly courier: Courier },
  { _id, by }: StatementImport,
): Promise<End> {
  const name = _id as CourierName;
  let imported = 0;
  let isTooLarge = false;
  const failed = async (outcome: Failed): Promise<End> => {
    if (outcome.kind !== 'blocked') return { state: 'failed', imported, error: 'no-answer' };
    const until = outcome.forMs === null ? null : new Date(now().getTime() + outcome.forMs);
    await parcels.block(name, outcome.reason, now(), until);
    return { state: 'failed', imported, error: 'blocked' };
  };
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const listed = await courier.statements(page);
    if (listed.kind !== 'ok') return failed(listed);
    const known = await settlements.known(name, listed.value);
    const unknown = listed.value.filter((reference) => !known.has(reference));
    for (const reference of unknown) {
      const statement = await courier.statement(reference);
      if (statement.kind !== 'ok') return failed(statement);
      if (statement.value.paidAt === null) continue;
      if (statement.value.lines.length > MAX_STATEMENT_ROWS) {
        isTooLarge = true;
        continue;
      }
      const made = importedSettlement(statement.value, { source: 'api', by, now: now() });
      if ((await settlements.import(made, importAudit(made.settlement))).isNew) imported += 1;
    }
    if (unknown.length === 0) break;
  }
  return isTooLarge
    ? { state: 'failed', imported, error: 'too-large' }
    : { state: 'done', imported, error: null };
}
