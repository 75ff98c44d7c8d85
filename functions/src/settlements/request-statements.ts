import type { CourierName } from '@nargisus/domain/couriers';
import type { StatementImport } from '@nargisus/domain/settlements';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import type { SettlementRepositories } from './settlement-dependencies.ts';

/** Has the courier's statements fetched by the worker, which alone has its keys. */
export async function requestStatements(
  { settlements }: Pick<SettlementRepositories, 'settlements'>,
  { courier, caller, now }: { readonly courier: CourierName; readonly caller: Caller; readonly now: Date },
): Promise<StatementImport> {
  const record: StatementImport = {
    ...{ _id: courier, requestedAt: now, by: caller.uid, state: 'requested' },
    ...{ endedAt: null, imported: 0, error: null },
  };
  await settlements.request(record, {
    by: staffOf(caller),
    action: 'settlement.requested',
    subject: { kind: 'settlement', id: `statementImports/${courier}`, label: courier },
    before: null,
    after: null,
    note: '',
  });
  return record;
}
