import type { AuditRecord } from '@nargisus/domain/audit';
import { ShopError } from '@nargisus/domain/contract';
import { takaFromPaisa } from '@nargisus/domain/money';
import {
  decideRow,
  isOpenRow,
  settlementMessages,
  type RowDecision,
  type SettledRow,
  type SettlementRow,
} from '@nargisus/domain/settlements';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import { changeRow } from './change-row.ts';
import { termsOf, type SettlementRepositories } from './settlement-dependencies.ts';

interface Request {
  readonly id: string;
  readonly row: string;
  readonly decision: RowDecision;
  readonly caller: Caller;
  readonly now: Date;
}

const ACTIONS = {
  accept: 'settlement.row-accepted',
  dispute: 'settlement.row-disputed',
  compare: 'settlement.row-compared',
} as const;

/**
 * Records what staff decide about a row that does not match, with an audit entry, in one transaction.
 * @throws ShopError 'not-found'; 'conflict' when the row is not open
 */
export async function decideSettlementRow(
  repositories: SettlementRepositories,
  { id, row, decision, caller, now }: Request,
): Promise<SettlementRow> {
  const terms = termsOf(await repositories.settings.couriers());
  const decided = await changeRow(repositories, {
    ...{ id, row, terms, now },
    decide: (stored) => {
      if (stored.row.state === 'imported') throw new ShopError('conflict', settlementMessages.notCompared);
      if (!isOpenRow(stored.row)) throw new ShopError('conflict', settlementMessages.rowClosed);
      return decideRow(stored, decision, caller.uid, now);
    },
    onMissing: () => {
      throw new ShopError('not-found', settlementMessages.notFound);
    },
    audit: (before, after) => auditOf(before, after, decision, caller),
  });
  return decided!;
}

function auditOf(
  before: SettlementRow,
  { settlement, row }: SettledRow,
  decision: RowDecision,
  caller: Caller,
): AuditRecord {
  const amounts = ({ collected, owed }: SettlementRow) => ({
    collected: takaFromPaisa(collected),
    owed: owed === null ? null : takaFromPaisa(owed),
  });
  return {
    by: staffOf(caller),
    action: ACTIONS[decision.choice],
    subject: {
      kind: 'settlement',
      id: `settlements/${settlement._id}/rows/${row._id}`,
      label: `${settlement.reference}: ${row.invoice || row.kind}`,
    },
    before: { state: before.state, match: before.match },
    after: { state: row.state, match: row.match, account: row.account, ...amounts(row) },
    note: decision.note,
  };
}
